import { expect, test } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const answer = (date?: string) => new Response(null, date ? { headers: { Date: date } } : {});

test('the clock is the server’s, also when that travels in time', () => {
  noteServerTime(answer('Tue, 10 Mar 2026 08:00:00 GMT'));
  expect(serverNow().toISOString().slice(0, 16)).toBe('2026-03-10T08:00');
});

test('an answer without a readable date changes nothing', () => {
  noteServerTime(answer('Tue, 10 Mar 2026 08:00:00 GMT'));
  noteServerTime(answer());
  noteServerTime(answer('i går'));
  expect(serverNow().toISOString().slice(0, 10)).toBe('2026-03-10');
});
