import { describe, expect, it } from 'vitest';
import { lineProgress } from './progress.ts';

function recorded() {
  const lines: string[] = [];
  const clock = { ms: 0 };
  const progress = lineProgress(
    (line) => lines.push(line),
    () => clock.ms,
  );
  return { lines, clock, progress };
}

describe('progress without a terminal', () => {
  it('says where it is at each tenth, with rate and time left', () => {
    const { lines, clock, progress } = recorded();
    progress.start('indexing', 1_000);
    for (let page = 0; page < 20; page++) {
      clock.ms += 100;
      progress.advance(50);
    }
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('indexing: 100 of 1000, 500/s, 2 s left');
  });

  it('says it after five seconds too, when a tenth takes long', () => {
    const { lines, clock, progress } = recorded();
    progress.start('indexing', 1_000_000);
    clock.ms = 4_900;
    progress.advance(100);
    expect(lines).toHaveLength(1);
    clock.ms = 5_000;
    progress.advance(100);
    expect(lines).toHaveLength(2);
  });

  it('counts the rate of a resumed run from where it resumed', () => {
    const { lines, clock, progress } = recorded();
    progress.start('resuming', 1_000, 900);
    clock.ms = 1_000;
    progress.advance(100);
    expect(lines.at(-1)).toBe('resuming: 1000 of 1000, 100/s, 0 s left');
  });
});
