import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebFiles } from '#bff/http/serve-web.ts';
import { SECURITY_TXT, securityTxt } from '#bff/security-txt.ts';
import { LENKER } from '#domain/lenker.ts';
import { ISSUER } from '#tests/support/bff/fakes.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

const SCRIPT = 'console.log("hei");'.repeat(200);
let bff: TestBff;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'presse-web-'));
  mkdirSync(join(dir, 'assets'));
  for (const [file, language] of [
    ['index.html', 'nb'],
    ['index.nn.html', 'nn'],
  ] as const)
    writeFileSync(
      join(dir, file),
      `<!doctype html><html lang="${language}"><head></head><div id="root"></div>`,
    );
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dir, 'assets', 'app-AbC.js'), SCRIPT);
  writeFileSync(join(dir, 'assets', 'app-AbC.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dir, 'assets', 'font-X.woff2'), 'font');
  bff = await startTestBff({ deps: { web: await readWebFiles(dir) } });
});
afterAll(async () => {
  await bff.close();
  rmSync(dir, { recursive: true, force: true });
});

const html = { accept: 'text/html,*/*;q=0.8' };

describe('the page', () => {
  it.each([
    ['/', 200],
    ['/beramming/VIST', 200],
    ['/beramming/', 200],
    ['/beramming/saksnummer/26-000101MED-TSOS/TSAR', 200],
    ['/soeknad', 200],
    ['/innlogging-feilet', 200],
    ['/admin/drift', 200],
    ['/index.html', 404],
    ['/index.nn.html', 404],
    ['/finnes-ikke', 404],
    ['/admin/finnes-ikke', 404],
    ['/favicon-16.png', 404],
  ])('%s is index.html, asked for anew each time, with status %i', async (path, expected) => {
    const { status, text, headers } = await bff.guest(path, { headers: html });
    expect(status).toBe(expected);
    expect(text).toContain('<div id="root">');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['nb', '/', {}],
    ['nb', '/', { 'accept-language': 'en-GB,en;q=0.9' }],
    ['nb', '/', { 'accept-language': 'nb-NO,nb;q=0.9,nn;q=0.8' }],
    ['nn', '/', { 'accept-language': 'nn-NO,nn;q=0.9,nb;q=0.8' }],
    ['nb', '/', { 'accept-language': 'nn-NO,nn;q=0.9', cookie: 'spraak=nb' }],
    ['nn', '/soeknad', { 'accept-language': 'nb-NO', cookie: 'spraak=nn' }],
    ['nn', '/soeknad', { 'accept-language': 'nb', cookie: '__Host-spraak=nn' }],
    ['nb', '/soeknad', { cookie: 'spraak=se' }],
    // Administrators read bokmål.
    ['nb', '/admin/soeknader', { cookie: 'spraak=nn' }],
  ])('is in %s at %s with %o', async (language, path, sent: Record<string, string>) => {
    const { text, headers } = await bff.guest(path, { headers: { ...html, ...sent } });
    expect(text).toContain(`<html lang="${language}">`);
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('vary')).toContain('Cookie, Accept-Language');
  });

  it('leads to the courts’ pages where they are configured to be', async () => {
    const kriterier = 'https://courts.example/?a="b"&c';
    const web = await readWebFiles(dir, { ...LENKER, kriterier });
    const other = await startTestBff({ deps: { web } });
    try {
      const { text } = await other.guest('/', { headers: html });
      const content = /<meta name="presse-lenker" content="([^"]*)">/.exec(text)?.[1] ?? '';
      const read = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      expect(JSON.parse(read)).toEqual({ ...LENKER, kriterier });
    } finally {
      await other.close();
    }
  });

  it('says whom to tell of a weakness, where that is configured', async () => {
    const asked = { headers: html };
    expect((await bff.guest(SECURITY_TXT, asked)).status).toBe(404);
    const text = securityTxt({
      SECURITY_CONTACT: 'mailto:sikkerhet@domstol.example',
      SECURITY_EXPIRES: '2027-06-30',
      PUBLIC_URL: 'https://presse.example',
    });
    const web = await readWebFiles(dir, LENKER, { [SECURITY_TXT]: text });
    const other = await startTestBff({ deps: { web } });
    try {
      const answer = await other.guest(SECURITY_TXT, asked);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.text.trim().split('\n')).toEqual([
        'Contact: mailto:sikkerhet@domstol.example',
        'Expires: 2027-06-30T23:59:59Z',
        'Preferred-Languages: nb, nn, en',
        'Canonical: https://presse.example/.well-known/security.txt',
      ]);
    } finally {
      await other.close();
    }
  });

  it('allows only our scripts, and only styles with its nonce', async () => {
    const { text, headers } = await bff.guest('/', { headers: html });
    const csp = headers.get('content-security-policy')!;
    const nonce = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(text)?.[1];
    expect(csp.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      `form-action 'self' ${ISSUER}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    const again = await bff.guest('/', { headers: html });
    expect(again.headers.get('content-security-policy')).not.toBe(csp);
  });
});

describe('a file of the page', () => {
  it('with a hash in its name is cached for ever', async () => {
    const { status, text, headers } = await bff.guest('/assets/app-AbC.js');
    expect([status, text]).toEqual([200, SCRIPT]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('without a hash is revalidated, and not sent again when it is unchanged', async () => {
    const { headers } = await bff.guest('/favicon.svg');
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await bff.guest('/favicon.svg', {
      headers: { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['br', 'gzip'])('is sent in %s to whoever takes it', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await bff.guest('/assets/app-AbC.js', { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.text).toBe(SCRIPT);
  });

  it('that is compressed already is not compressed again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await bff.guest('/assets/font-X.woff2', { headers });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.text).toBe('font');
  });

  it.each([
    '/assets/finnes-ikke.js',
    '/assets/..%2Findex.html',
    '/assets/app-AbC.js.br',
    '/api/finnes-ikke',
  ])('%s is none', async (path) => {
    expect(await bff.guest(path)).toMatchObject({ status: 404, json: { id: 'not_found' } });
  });

  it('refuses other methods than GET and HEAD', async () => {
    expect((await bff.guest('/', { method: 'POST' })).status).toBe(404);
  });
});
