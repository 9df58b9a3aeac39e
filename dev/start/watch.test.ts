import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Child } from '#dev/servers/processes.ts';
import { collectChanges, isServerSource, restartable } from './watch.ts';

/** A child that ends when it is stopped, or when the test says so. */
function fakeChild() {
  let end: (code: number | null) => void = () => undefined;
  const exited = new Promise<number | null>((resolve) => {
    end = resolve;
  });
  const stop = vi.fn(async () => end(null));
  const child: Child = { exited, stop };
  return { child, stop, end: (code: number) => end(code) };
}

/** Something restartable whose children the test holds. */
function fakeProgram() {
  const children: ReturnType<typeof fakeChild>[] = [];
  const ends: (number | null)[] = [];
  const program = restartable(
    () => {
      const fake = fakeChild();
      children.push(fake);
      return fake.child;
    },
    (code) => ends.push(code),
  );
  return { program, children, ends };
}

describe('a program that is started again', () => {
  it('has stopped before the next one starts, and nobody is told', async () => {
    const { program, children, ends } = fakeProgram();
    await program.start();
    await program.start();
    expect(children).toHaveLength(2);
    expect(children[0]!.stop).toHaveBeenCalledOnce();
    expect(children[1]!.stop).not.toHaveBeenCalled();
    expect(ends).toEqual([]);
  });

  it('is one at a time, however many changes come at once', async () => {
    const { program, children } = fakeProgram();
    await Promise.all([program.start(), program.start(), program.start()]);
    expect(children.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is reported when it ends by itself, and can be started after that', async () => {
    const { program, children, ends } = fakeProgram();
    await program.start();
    children[0]!.end(1);
    await expect.poll(() => ends).toEqual([1]);
    await program.start();
    expect(children).toHaveLength(2);
  });

  it('stays stopped when a change comes after the end', async () => {
    const { program, children, ends } = fakeProgram();
    await program.start();
    await program.stop();
    await expect(program.start()).rejects.toThrow('Stopped');
    expect(children).toHaveLength(1);
    expect(ends).toEqual([]);
  });
});

describe('a change of the sources', () => {
  it.each(['bff/main.ts', 'domain/deep/rule.ts', 'search\\elastic\\query.ts'])(
    'in %s starts the programs again',
    (path) => expect(isServerSource(path)).toBe(true),
  );

  it.each(['bff/main.test.ts', 'web/main.tsx', 'web/format.ts', 'db/README.md', '../bff/main.ts'])(
    'in %s does not',
    (path) => expect(isServerSource(path)).toBe(false),
  );
});

describe('changes that come together', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are one, with each file once', () => {
    const seen: string[][] = [];
    const changes = collectChanges((paths) => seen.push(paths), 100);
    for (const path of ['a.ts', 'b.ts', 'a.ts']) {
      changes.add(path);
      vi.advanceTimersByTime(60);
    }
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(100);
    changes.add('c.ts');
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([['a.ts', 'b.ts'], ['c.ts']]);
  });
});
