import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { systemPaths } from '#contract/paths.ts';
import { read } from '#web/api/client.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { ContactBar } from './contact-bar.tsx';

const NO_NETWORK = () => Promise.reject(new TypeError('Failed to fetch'));
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

test('one call that fails alone is not a lost network', async () => {
  answerCalls({ '/api/ord': NO_NETWORK, [systemPaths.live.path]: { status: 'ok' } });
  show(<ContactBar />);
  await expect(read('/api/ord', z.string())).rejects.toThrow(/Vi får ikke kontakt/);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(says()).toBe('');
});
