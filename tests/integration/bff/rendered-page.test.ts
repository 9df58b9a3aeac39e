import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readWebFiles } from '#bff/http/serve-web.ts';
import { type Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';

/** A page of a search, as the build would make it; its address says what else it asks for, and whether it fails. */
const RENDER = `
export const setLenker = () => undefined;
const SEARCH = '/api/presse/hent-berammingsliste?soekeKategori=berammede&page=1&pageSize=50&domstolid=alle&fraDato=2026-03-10&tilDato=2026-04-10';
export async function render(address, { ask, cookie }) {
  if (address.includes('feil')) throw new Error('Ola Hemmelig');
  const answer = await ask(SEARCH);
  if (answer.status !== 200) return null;
  const { totalHits } = await answer.json();
  return {
    title: 'Søk',
    html: '<p style="--rows:2" class="a_1">' + totalHits + '</p><p style="--rows:2">' + cookie.includes('lukkedeVarsler=1.1') + '</p>',
    answers: [[['treff'], '</script><b>' + totalHits]],
  };
}
`;
const INDEX = `<!doctype html><html lang="nb"><head><title>Uten</title>
<script type="module" crossorigin src="/assets/1-a.js"></script>
<link rel="stylesheet" crossorigin href="/assets/1-a.css">
</head><body><div id="root"></div></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/1-a.js', css: ['assets/1-a.css'] },
  'features/search/search-page.tsx': {
    file: 'assets/b.js',
    imports: ['index.html'],
    css: ['assets/b.css'],
  },
};

let bff: TestBff;
let presse: Ask;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'presse-rendered-'));
  const write = (name: string, text: string) => {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  };
  for (const language of ['nb', 'nn']) write(`.render/${language}/render.js`, RENDER);
  write('.render/package.json', '{"type":"module"}');
  for (const name of ['index.html', 'index.nn.html']) write(name, INDEX);
  for (const name of ['manifest.json', 'manifest.nn.json'])
    write(`.vite/${name}`, JSON.stringify(MANIFEST));
  write('assets/1-a.css', '.a_1{color:red}');
  write('assets/b.css', '.b_1{color:blue}');
  bff = await startTestBff({ deps: { web: await readWebFiles(dir) } });
  await storeSaker(bff);
  presse = await bff.signedIn('presse');
});
let before = 0;
beforeEach(async () => {
  before = (await logged()).length;
});
afterAll(async () => {
  await bff.close();
  rmSync(dir, { recursive: true, force: true });
});

const opened = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-language': 'nb' };
const logged = () => bff.db('revisjon').select<{ handling: string }[]>('handling').orderBy('id');
const loggedSince = async () => (await logged()).slice(before).map(({ handling }) => handling);

it('shows what is found before any script runs, logged once, and is kept nowhere', async () => {
  const { status, text, headers } = await presse('/', { headers: opened });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toMatch(/<div id="root"><p data-stil="0" class="a_1">\d+<\/p>/);
  expect(text).toContain('<title>Søk</title>');
  expect(await loggedSince()).toEqual(['soek']);
});

it('has its styles in itself, by the nonce of its policy, and its scripts at the end', async () => {
  const { text, headers } = await presse('/', { headers: opened });
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(
    headers.get('content-security-policy')!,
  )![1];
  expect(text).toContain(
    `<style nonce="${nonce}">.a_1{color:red}.b_1{color:blue}[data-stil="0"]{--rows:2}</style>`,
  );
  expect(text).not.toMatch(/ style="/);
  expect(text).toContain('<link rel="stylesheet" href="/assets/b.css" disabled>');
  expect(text.indexOf('src="/assets/1-a.js"')).toBeGreaterThan(text.indexOf('foerste-svar'));
});

it('gives the browser what it shows, which cannot end its element', async () => {
  const { text } = await presse('/', { headers: opened });
  const json = /<script type="application\/json" id="foerste-svar"[^>]*>(.*?)<\/script>/.exec(
    text,
  )![1]!;
  expect(JSON.parse(json)).toEqual([[['treff'], expect.stringMatching(/^<\/script><b>\d+$/)]]);
});

it('knows which banners are closed in this browser', async () => {
  const { text } = await presse('/', { headers: opened });
  expect(text).toContain('<p data-stil="0">false</p>');
});

it.each([
  ['fetched in advance', '/', { ...opened, 'sec-purpose': 'prefetch' }],
  ['no document', '/', { ...opened, 'sec-fetch-dest': 'empty' }],
  ['another page', '/favoritter', opened],
  ['an administrators’ page', '/admin/soeknader', opened],
])('comes empty, and asks for nothing, when it is %s', async (_, path, headers) => {
  const { text, headers: sent } = await presse(path, { headers });
  expect(text).toContain('<div id="root"></div>');
  expect(sent.get('cache-control')).toBe('no-cache');
  expect(await loggedSince()).toEqual([]);
});

it('comes empty to a guest, and to a session that has ended', async () => {
  for (const cookie of ['', `presse_sesjon=${'A'.repeat(43)}`]) {
    const { status, text } = await bff.guest('/', { headers: { ...opened, cookie } });
    expect([status, text.includes('<div id="root"></div>')]).toEqual([200, true]);
  }
});

it('comes empty when it can not be made, and the log says where, without a name', async () => {
  const { status, text } = await presse('/?query=feil', { headers: opened });
  expect([status, text.includes('<div id="root"></div>')]).toEqual([200, true]);
  const line = bff.logs.find((one) => one.includes('page_not_made'))!;
  expect(line).toContain('"error":"Error"');
  expect(line).not.toContain('Hemmelig');
});

it('is searched under the person’s own limit, with the request in the log', async () => {
  bff.logs.length = 0;
  await presse('/', { headers: opened });
  const routes = bff.logs.flatMap((line) => (JSON.parse(line) as { route?: string }).route ?? []);
  expect(routes).toEqual(expect.arrayContaining(['page', '/api/presse/hent-berammingsliste']));
});

it('gives out none of what the build has for the server', async () => {
  for (const path of ['/.render/nb/render.js', '/.vite/manifest.json'])
    expect((await bff.guest(path)).text).not.toContain('assets/b.js');
});
