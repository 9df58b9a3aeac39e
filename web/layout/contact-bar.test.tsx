import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { systemPaths } from '#contract/paths.ts';
import { read, send } from '#web/api/client.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { ContactBar } from './contact-bar.tsx';

const NO_NETWORK = () => Promise.reject(new TypeError('Failed to fetch'));
/** Packets vanish: a call ends only when it is given up. */
const NEVER = ({ signal }: RequestInit) =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
const says = () => screen.getByRole('status').textContent;
const goes = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)));

afterEach(() => vi.useRealTimers());

function Words() {
  const { data, fetchStatus } = useQuery({
    queryKey: ['ord'],
    queryFn: () => read('/api/ord', z.string()),
    retry: true,
    retryDelay: 1,
  });
  return <p>{data ?? fetchStatus}</p>;
}

test('a machine without a network is told at once, and that it passes', async () => {
  answerCalls({ '/api/ord': 'rettsmøte' });
  show(<ContactBar />);
  expect(says()).toBe('');
  goes('offline');
  expect(says()).toMatch(/^Ingen kontakt med tjenesten\./);
  goes('online');
  await waitFor(() => expect(says()).toBe(''));
});

test('what was asked without a network is answered by itself afterwards', async () => {
  answerCalls({ '/api/ord': 'rettsmøte' });
  show(<ContactBar />);
  goes('offline');
  show(<Words />);
  await screen.findByText('paused');
  expect(fetch).not.toHaveBeenCalled();
  goes('online');
  await screen.findByText('rettsmøte');
});

test('a network that only looks alive is found, and looked for until it is back', async () => {
  let isAway = true;
  answerCalls({
    '/api/ord': () => (isAway ? NO_NETWORK() : 'rettsmøte'),
    [systemPaths.live.path]: () => (isAway ? NO_NETWORK() : { status: 'ok' }),
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  show(<ContactBar />);
  show(<Words />);
  await waitFor(() => expect(says()).toMatch(/^Ingen kontakt/));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(says()).toMatch(/^Ingen kontakt/);
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(says()).toBe(''));
  await screen.findByText('rettsmøte');
});

/** Time passes only when a test says so. A sign of life has the patience that the page gives it. */
function useStillTime() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const patience = new AbortController();
    setInterval(() => patience.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return patience.signal;
  });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a call that is silent leads to a look for the service; a read begins anew when that is back', async () => {
  let isAway = true;
  answerCalls({
    '/api/ord': (init: RequestInit) => (isAway ? NEVER(init) : 'rettsmøte'),
    [systemPaths.live.path]: (init: RequestInit) => (isAway ? NEVER(init) : { status: 'ok' }),
  });
  useStillTime();
  show(<ContactBar />);
  show(<Words />);
  await screen.findByText('fetching');
  await pass(8_000);
  expect(says()).toBe('');
  await pass(5_000);
  await waitFor(() => expect(says()).toMatch(/^Ingen kontakt/));
  await screen.findByText('paused');
  isAway = false;
  await pass(5_000);
  await screen.findByText('rettsmøte');
  expect(says()).toBe('');
});

test('a call that is silent for long while the service is there is waited for', async () => {
  let answer: (words: string) => void = () => undefined;
  answerCalls({
    '/api/ord': () => new Promise((resolve) => (answer = resolve)),
    [systemPaths.live.path]: { status: 'ok' },
  });
  useStillTime();
  show(<ContactBar />);
  show(<Words />);
  await screen.findByText('fetching');
  await pass(24_000);
  const paths = vi.mocked(fetch).mock.calls.map(([path]) => path);
  const live = systemPaths.live.path;
  expect(paths).toEqual(['/api/ord', live, live, live]);
  expect(says()).toBe('');
  answer('rettsmøte');
  await screen.findByText('rettsmøte');
  await pass(24_000);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('a change that is silent is not given up: it may have been made', async () => {
  answerCalls({ '/api/ord': NEVER, [systemPaths.live.path]: NEVER });
  useStillTime();
  show(<ContactBar />);
  void send('PUT', '/api/ord');
  await pass(13_000);
  await waitFor(() => expect(says()).toMatch(/^Ingen kontakt/));
  expect(vi.mocked(fetch).mock.calls[0]![1]!.signal!.aborted).toBe(false);
});

test('one call that fails alone is not a lost network', async () => {
  answerCalls({ '/api/ord': NO_NETWORK, [systemPaths.live.path]: { status: 'ok' } });
  show(<ContactBar />);
  await expect(read('/api/ord', z.string())).rejects.toThrow(/Vi får ikke kontakt/);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(says()).toBe('');
});
