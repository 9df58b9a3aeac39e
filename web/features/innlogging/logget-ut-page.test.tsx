import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { read } from '#web/api/client.ts';
import { noteSignedOut } from '#web/api/signed-out.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Page } from './logget-ut-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Where a call without a session leads from the page `pathname`. */
async function leadsTo(pathname: string): Promise<string> {
  answerCalls({ '/api/x': () => refused(401, 'unauthenticated') });
  return new Promise<string>((resolve) => {
    vi.stubGlobal('location', { pathname, href: `http://localhost${pathname}`, assign: resolve });
    void read('/api/x', z.string());
  });
}

test('the page says it, and how to sign in again', async () => {
  show(<Page />, '/logget-ut');
  screen.getByRole('heading', { level: 1, name: 'Du er logget ut' });
  const again = screen.getByRole('link', { name: 'Logg inn igjen' });
  expect(again.getAttribute('href')).toBe('/api/presse/auth/signin?redirectUrl=%2F');
});

test('who has just signed out is told so instead of being led to sign in; once it is said, no more', async () => {
  noteSignedOut('presse');
  expect(await leadsTo('/')).toBe('/logget-ut');
  vi.unstubAllGlobals();
  show(<Page />, '/logget-ut');
  expect(await leadsTo('/')).toBe('/api/presse/auth/signin?redirectUrl=http%3A%2F%2Flocalhost%2F');
});

test('press users and administrators sign out apart', async () => {
  noteSignedOut('admin');
  expect(await leadsTo('/')).toMatch(/^\/api\/presse\/auth\/signin/);
  expect(await leadsTo('/admin')).toBe('/admin/logget-ut');
});
