import { describe, expect, it } from 'vitest';
import { mapInOrder } from './fill.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let n = 0; n < count; n++) yield n;
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
}

describe('work with results in order', () => {
  it('gives the results in order, whoever is done first', async () => {
    const gates: (() => void)[] = [];
    const work = (n: number) =>
      new Promise<number>((resolve) => {
        gates[n] = () => resolve(n);
        if (n === 3) for (const gate of gates.toReversed()) gate();
      });
    expect(await collect(mapInOrder(numbers(4), () => 4, work))).toEqual([0, 1, 2, 3]);
  });

  it('never has more under way than asked for', async () => {
    let underWay = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
      return n;
    };
    expect(await collect(mapInOrder(numbers(20), () => 3, work))).toHaveLength(20);
    expect(most).toBe(3);
  });

  it('waits for what is under way when there may be less of it', async () => {
    let underWay = 0;
    let width = 4;
    const at: number[] = [];
    const work = async (n: number) => {
      if (n === 5) width = 1;
      at.push(++underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
      return n;
    };
    expect(await collect(mapInOrder(numbers(10), () => width, work))).toHaveLength(10);
    expect(Math.max(...at)).toBeGreaterThan(1);
    expect(at.slice(6)).toEqual([1, 1, 1, 1]);
  });

  it('stops at the first error, after what was under way has settled', async () => {
    const settled: number[] = [];
    const work = async (n: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      settled.push(n);
      if (n === 1) throw new Error('one');
      return n;
    };
    await expect(collect(mapInOrder(numbers(100), () => 3, work))).rejects.toThrow('one');
    expect(settled.length).toBeLessThan(6);
    expect(settled).toContain(2);
  });
});
