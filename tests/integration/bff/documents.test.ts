import { describe, expect, it } from 'vitest';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { dokumentHiddenFrom } from '#domain/visibility.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import { pdfOf } from '#tests/support/cases/store-sak.ts';

const { bff, ask: presse, signInAgain } = useBff('presse', storeSaker);

const TILTALE = '/api/presse/tiltale/TSOS/vist-tiltale.pdf';
const DOM = '/api/presse/avgjorelser/TSOS/vist-dom.pdf';
const content = pdfOf('vist-tiltale.pdf');
const ranged = (range: string) => presse(TILTALE, { headers: { range } });

describe('a document', () => {
  it.each([
    [TILTALE, 'vist-tiltale.pdf'],
    [DOM, 'vist-dom.pdf'],
  ])('%s is a PDF that can do nothing and stays nowhere', async (path, name) => {
    const { status, text, headers } = await presse(path);
    expect(status).toBe(200);
    expect(text).toBe(pdfOf(name).toString());
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdfOf(name).length),
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy':
        "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    });
  });

  it('is sent in ranges on request', async () => {
    const part = await ranged('bytes=2-5');
    expect(part.status).toBe(206);
    expect(part.text).toBe(content.toString().slice(2, 6));
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${content.length}`);
    expect((await ranged('bytes=-6')).text).toBe('%%EOF\n');
    expect((await ranged('bytes=0-1,3-4')).status).toBe(200);
    const ifSame = { Range: 'bytes=2-5', 'If-Range': 'Mon, 23 Nov 2026 09:00:00 GMT' };
    expect((await presse(TILTALE, { headers: ifSame })).status).toBe(200);
    const beyond = await ranged(`bytes=${content.length}-`);
    expect(beyond).toMatchObject({ status: 416, json: { id: 'range_not_satisfiable' } });
    expect(beyond.headers.get('content-range')).toBe(`bytes */${content.length}`);
  });

  it('answers HEAD with how large it is', async () => {
    const { status, text, headers } = await presse(TILTALE, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-length')).toBe(String(content.length));
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('with Norwegian letters in its name is found, and has a name that every browser understands', async () => {
    const filNavn = 'påtale-æøå.pdf';
    await bff.db('dokument').where({ fil_navn: 'vist-tiltale.pdf' }).update({ fil_navn: filNavn });
    const answer = await presse(`/api/presse/tiltale/TSOS/${encodeURIComponent(filNavn)}`);
    await bff.db('dokument').where({ fil_navn: filNavn }).update({ fil_navn: 'vist-tiltale.pdf' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(filNavn)}`,
    );
  });

  it('is gone at the exact instant when it expires, with the reason in words', async () => {
    const [tiltale, dom] = saker.vist.dokumenter;
    for (const [path, fil, message] of [
      [TILTALE, tiltale, 'Fjernet 3 måneder etter siste rettsmøte'],
      [DOM, dom, 'Fjernet 3 måneder etter avsagt dom'],
    ] as const) {
      const end = dokumentHiddenFrom(fil!, saker.vist);
      bff.time.now = new Date(end.getTime() - 1);
      await signInAgain();
      expect((await presse(path)).status).toBe(200);
      bff.time.now = end;
      expect(await presse(path)).toMatchObject({ status: 410, json: { id: 'gone', message } });
      const tab = await presse(path, { headers: { accept: 'text/html' } });
      expect(tab.text).toContain(message);
    }
  });

  it.each([
    '/api/presse/tiltale/TSOS/ukjent.pdf',
    '/api/presse/tiltale/TSOS/vist-dom.pdf',
    '/api/presse/avgjorelser/TSOS/vist-tiltale.pdf',
    '/api/presse/tiltale/TOSL/vist-tiltale.pdf',
    '/api/presse/tiltale/tsos/vist-tiltale.pdf',
    '/api/presse/tiltale/TSOS/..%2F..%2Fetc%2Fpasswd',
    '/api/presse/tiltale/TSOS/%2e%2e%2fpackage.json',
    '/api/presse/tiltale/TSOS/..%5Cpackage.json',
    '/api/presse/tiltale/..%2FTSOS/vist-tiltale.pdf',
    '/api/presse/tiltale/TSOS/vist-tiltale.pdf%00.png',
    '/api/presse/tiltale/TSOS/vist-tiltale.pdf%0d%0aX-Evil:1',
    '/api/presse/tiltale/TSOS/.hidden',
    '/api/presse/annet/TSOS/vist-tiltale.pdf',
  ])('%s is none', async (path) => {
    const answer = await presse(path);
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      id: 'not_found',
      message: 'Fant ikke det du ba om.',
      errors: {},
      requestId: expect.any(String) as string,
    });
  });

  it('that is missing in the store is a server error', async () => {
    const where = { fil_navn: 'vist-dom.pdf' };
    const [lagernoekkel] = (await bff
      .db('dokument')
      .where(where)
      .pluck('lagernoekkel')) as string[];
    const store = (key: string) => bff.db('dokument').where(where).update({ lagernoekkel: key });
    await store(`00/${'0'.repeat(64)}.pdf`);
    expect(await presse(DOM)).toMatchObject({ status: 503, json: { id: 'documents_unavailable' } });
    await store(lagernoekkel!);
  });
});
