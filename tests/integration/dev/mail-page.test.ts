import { type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '#bff/mail/mail.ts';
import { startMailPage, type RunningMailPage } from '#dev/stand-ins/mail/server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { buildMail, everyMail, PUBLIC_URL } from '#tests/support/mail/test-mail.ts';
import { KEYS } from '#tests/support/access/persons.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');

let database: TestDatabase;
let page: RunningMailPage;
beforeAll(async () => {
  database = await createTestDatabase();
  page = await startMailPage(options());
  await enqueueMail(database.db, buildMail(), NOON);
  const hostile = { fornavn: '<script>alert(1)</script>' };
  await enqueueMail(database.db, buildMail({ data: hostile, til: 'ny@avis.example' }), NOON);
  await enqueueMail(database.db, buildMail(everyMail.arbeidsgiver_forespoersel), NOON);
  await enqueueMail(database.db, buildMail({ data: {} } as never), NOON);
});
afterAll(async () => {
  await page.stop();
  await database.close();
});
const options = () => ({
  db: database.db,
  publicUrl: PUBLIC_URL,
  sessionKeys: KEYS.session,
  noteKeys: KEYS.audit,
});
const get = async (path: string) => {
  const response = await fetch(page.url + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe('the page of unsent e-mail', () => {
  it('lists the messages, newest first, with whom they are for and when they were written', async () => {
    const { status, html } = await get('/');
    expect(status).toBe(200);
    expect(html.indexOf('Kan du bekrefte at Nora Fjellvang')).toBeLessThan(
      html.indexOf('Vi har mottatt søknaden din'),
    );
    expect(html).toContain('Til ny@avis.example, 10.03.2026 kl. 12:00');
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  it('shows one message as text and, in a frame without scripts, as HTML', async () => {
    const { html } = await get('/melding/3');
    expect(html).toMatch(
      /<iframe src="\/melding\/3\/html" sandbox="(?!.*allow-(scripts|same-origin))/,
    );
    expect(html).toContain('Oppgitt redaksjon: Fjordavisa');
    const message = await get('/melding/3/html');
    expect(message.html).toContain(`<a href="${PUBLIC_URL}/arbeidsgiver/bekreft/`);
    expect(message.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*sandbox allow-popups/,
    );
  });

  it('shows what somebody wrote as text', async () => {
    for (const path of ['/melding/2', '/melding/2/html'])
      expect((await get(path)).html).not.toContain('<script');
  });

  it('allows no script, no framing by other pages and no caching', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/melding/4', '/melding/99', '/melding/9999999999999999', '/melding/x', '/annet'])(
    'says of %s that there is no such message',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('answers only requests to localhost', async () => {
    const asked = request(page.url, { headers: { host: 'evil.example' } }).end();
    const [response] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
    expect(await text(response)).not.toContain('søknaden din');
  });

  it('takes a free port when its own port is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const second = await startMailPage({ ...options(), port });
    expect(second.url).not.toBe(`http://localhost:${port}`);
    expect((await fetch(second.url)).status).toBe(200);
    await second.stop();
    other.close();
  });

  it('refuses production', async () => {
    await expect(startMailPage(options(), { NODE_ENV: 'production' })).rejects.toThrow('NODE_ENV');
  });
});
