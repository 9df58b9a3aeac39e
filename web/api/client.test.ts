import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { speak } from '#domain/testing/speak.ts';
import { leaveFor, noteServerTime, read, send, serverNow } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** The address that a refused read leads to from the page `pathname`, or the id of the error that it throws. */
async function refusedWith(id: string, pathname: string, url = '/api/presse/profil') {
  const body = { id, message: 'Nei', errors: {} };
  const answer = () => Promise.resolve(Response.json(body, { status: 403 }));
  vi.stubGlobal('fetch', answer);
  return new Promise<string>((resolve) => {
    vi.stubGlobal('location', { pathname, href: `http://localhost${pathname}`, assign: resolve });
    read(url, z.string()).catch((error: { body: { id: string } }) => resolve(error.body.id));
  });
}

test('a refused read leads to the yearly update; on that page itself it is an error', async () => {
  expect(await refusedWith('access_lapsed', '/beramming/1')).toBe('/reautentiser');
  expect(await refusedWith('access_lapsed', '/reautentiser')).toBe('access_lapsed');
});

test('an error with messages for fields and nothing else keeps them', async () => {
  const errors = { epost: ['Ugyldig e-post.'] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors }, { status: 400 })));
  await expect(send('POST', '/api/presse/registrer-soknad', {})).rejects.toMatchObject({
    status: 400,
    body: { id: 'unknown', message: 'Ukjent feil.', errors },
  });
});

test.each([
  ['a proxy’s page', '<h1>502</h1>'],
  ['no error of ours', '{"errors":"x"}'],
])('%s is an unknown error', async (_, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 502 })));
  await expect(send('DELETE', '/api/presse/slett-profil')).rejects.toMatchObject({
    status: 502,
    body: { id: 'unknown', message: 'Ukjent feil.', errors: {} },
  });
});

test('a suspended user is led to the first page from every page', async () => {
  expect(await refusedWith('suspended', '/beramming/1')).toBe('/');
  expect(await refusedWith('suspended', '/reautentiser')).toBe('/');
});

test('a refused read of an administrator is an error', async () => {
  expect(await refusedWith('not_admin', '/admin/brukere', '/api/admin/bruker/alle')).toBe(
    'not_admin',
  );
});

afterEach(() => vi.unstubAllGlobals());

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('coming back with the browser’s Back button loads the page anew', () => {
  const location = { assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('location', location);
  void leaveFor('/logg-ut');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/logg-ut');
  document.body.textContent = 'Gjemtdal';
  window.dispatchEvent(shown(false));
  expect(location.reload).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('Gjemtdal');
  window.dispatchEvent(shown(true));
  expect(location.reload).toHaveBeenCalledOnce();
  expect(document.body.textContent).toBe('');
});

test('each call begins a trace of its own', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('traceparent'));
    return Promise.resolve(Response.json('ja'));
  });
  await read('/api/presse/profil', z.string());
  await read('/api/presse/profil', z.string());
  for (const one of sent) expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(new Set(sent).size).toBe(2);
});

test('each call asks for the language of the page', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('Accept-Language'));
    return Promise.resolve(Response.json('ja'));
  });
  await read('/api/presse/profil', z.string());
  speak('nn');
  await read('/api/presse/profil', z.string());
  expect(sent).toEqual(['nb', 'nn']);
});

test('the time is the server’s, whatever this machine’s clock says', () => {
  noteServerTime('Tue, 10 Mar 2026 08:00:00 GMT');
  expect(serverNow().toISOString().slice(0, 16)).toBe('2026-03-10T08:00');
});

test('an answer without a readable date changes nothing', () => {
  noteServerTime('Tue, 10 Mar 2026 08:00:00 GMT');
  noteServerTime(null);
  noteServerTime('i går');
  expect(serverNow().toISOString().slice(0, 10)).toBe('2026-03-10');
});
