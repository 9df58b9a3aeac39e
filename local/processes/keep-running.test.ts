import { describe, expect, it } from 'vitest';
import type { Child } from './child.ts';
import { keepRunning } from './keep-running.ts';

/** A child that ends when told to. */
function fakeChild() {
  let end: (code: number | null) => void = () => undefined;
  const exited = new Promise<number | null>((resolve) => {
    end = resolve;
  });
  const child: Child = { exited, stop: async () => end(null) };
  return { child, end: (code: number) => end(code) };
}

describe('a program that is kept running', () => {
  it('is started again when it ends, and whoever asked is told', async () => {
    const children = [fakeChild(), fakeChild()];
    const ends: (number | null)[] = [];
    let restarted: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      restarted = resolve;
    });
    let started = 0;
    const program = keepRunning(
      () => {
        started += 1;
        if (started === 2) restarted();
        return children[started - 1]!.child;
      },
      (code) => ends.push(code),
      1,
    );
    children[0]!.end(7);
    await second;
    expect(ends).toEqual([7]);
    await program.stop();
  });

  it('waits twice as long each time it ends at once', async () => {
    const waits: number[] = [];
    let enough: () => void = () => undefined;
    const fourth = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const program = keepRunning(
      () => {
        const { child, end } = fakeChild();
        if (waits.length < 4) end(1);
        else enough();
        return child;
      },
      (_code, wait) => waits.push(wait),
      1,
    );
    await fourth;
    expect(waits).toEqual([1, 2, 4, 8]);
    await program.stop();
  });

  it('is not started again after a stop, not even during the wait', async () => {
    let started = 0;
    let told: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      told = resolve;
    });
    const program = keepRunning(
      () => {
        started += 1;
        const { child, end } = fakeChild();
        end(1);
        return child;
      },
      () => told(),
      60_000,
    );
    await ended;
    await program.stop();
    expect(started).toBe(1);
  });
});
