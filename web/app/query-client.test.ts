import { focusManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createQueryClient, FOCUS_THROTTLE, shouldRetry, throttleFocus } from './query-client.ts';

const answer = (status: number) => new ApiError(status, { id: 'x', message: 'x', errors: {} });

test('a server error is retried, a refusal is not', () => {
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
  expect(shouldRetry(2, answer(503))).toBe(true);
  expect(shouldRetry(3, answer(503))).toBe(false);
  expect(shouldRetry(0, answer(400))).toBe(false);
  expect(shouldRetry(0, answer(404))).toBe(false);
});

test('answers are fresh for two seconds, and a retry waits five', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 2_000,
    retryDelay: 5_000,
  });
});

test('coming back to the tab reads again at most once in five seconds', () => {
  let time = 0;
  const focused = vi.fn();
  throttleFocus(() => time);
  const unsubscribe = focusManager.subscribe(focused);
  const comeBack = () => window.dispatchEvent(new Event('focus'));
  comeBack();
  comeBack();
  expect(focused).toHaveBeenCalledTimes(1);
  time += FOCUS_THROTTLE - 1;
  comeBack();
  expect(focused).toHaveBeenCalledTimes(1);
  time += 1;
  comeBack();
  expect(focused).toHaveBeenCalledTimes(2);
  unsubscribe();
});
