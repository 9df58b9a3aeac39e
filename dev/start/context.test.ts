import { describe, expect, it } from 'vitest';
import { allDone, createStopList } from './context.ts';

describe('the stop list', () => {
  it('stops in the opposite order, each once', async () => {
    const stopped: string[] = [];
    const stops = createStopList();
    stops.add(async () => stopped.push('database'));
    stops.add(async () => stopped.push('web server'));
    await stops.stopAll();
    await stops.stopAll();
    expect(stopped).toEqual(['web server', 'database']);
  });

  it('stops the rest when one fails, and then says so', async () => {
    const stopped: string[] = [];
    const stops = createStopList();
    stops.add(async () => stopped.push('database'));
    stops.add(() => Promise.reject(new Error('no')));
    await expect(stops.stopAll()).rejects.toThrow('no');
    expect(stopped).toEqual(['database']);
  });
});

describe('works that are done together', () => {
  it('give their values', async () => {
    expect(await allDone([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
  });

  it('are all over before a failure is heard of', async () => {
    let over = false;
    const slow = new Promise((resolve) => setImmediate(resolve)).then(() => (over = true));
    await expect(allDone([Promise.reject(new Error('no')), slow])).rejects.toThrow('no');
    expect(over).toBe(true);
  });
});
