import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, PAUSE } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const saved: [string, number][] = [];
  const answers: { resolve: (versjon: number) => void; reject: (error: Error) => void }[] = [];
  const [onSaved, onFailed] = [vi.fn(), vi.fn()];
  const save = (content: string, versjon: number) => {
    saved.push([content, versjon]);
    return new Promise<number>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const autosave = createAutosave({ save, versjon: 3, onSaved, onFailed });
  return { autosave, saved, answers, onSaved, onFailed };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('what is typed is saved once, when nothing more comes for a while', async () => {
  const { autosave, saved, answers, onSaved } = start();
  autosave.change('R');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  autosave.change('Ring');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([['Ring', 3]]);
  answers[0]!.resolve(4);
  await settle();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(autosave.hasFailed()).toBe(false);
});

test('what is typed while it is saved is saved after it, over the version that came of it', async () => {
  const { autosave, saved, answers } = start();
  autosave.change('En');
  autosave.flush();
  autosave.change('To');
  autosave.flush();
  expect(saved).toEqual([['En', 3]]);
  answers[0]!.resolve(4);
  await settle();
  expect(saved).toEqual([
    ['En', 3],
    ['To', 4],
  ]);
});

test('what could not be saved is kept, and tried again', async () => {
  const { autosave, saved, answers, onFailed } = start();
  autosave.change('En');
  autosave.flush();
  answers[0]!.reject(new Error('nei'));
  await settle();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(autosave.hasFailed()).toBe(true);
  autosave.retry();
  autosave.retry(9);
  expect(saved).toEqual([
    ['En', 3],
    ['En', 3],
  ]);
  answers[1]!.reject(new Error('nei'));
  await settle();
  autosave.retry(9);
  expect(saved.at(-1)).toEqual(['En', 9]);
});

test('nothing is saved when nothing was typed', async () => {
  const { autosave, saved } = start();
  autosave.flush();
  autosave.retry();
  await settle();
  expect(saved).toEqual([]);
});
