import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sealed, decrypt, keyId } from '#bff/session/key-ring.ts';
import { readOrd } from '#db/revisjon/ord.ts';
import { AUDIT_KEY, KEYS, hashOf } from '#tests/support/access/persons.ts';
import { saker, storeSaker } from '#tests/support/cases/saker.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';

let bff: TestBff;
let presse: Ask;
let from = 0;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
});
beforeEach(async () => {
  presse = await bff.signedIn('presse');
  from = await count();
});
afterAll(() => bff.close());

const count = async () => Number((await bff.db('revisjon').count({ n: '*' }).first())?.['n']);
const rows = () => bff.db('revisjon').orderBy('id').offset(from);

const SEARCH =
  '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31&query=Synligsen';
const EXPORT =
  '/api/presse/eksport/csv?kjennerReglene=true&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const VIST = 'VIST';
const looks = [
  ['GET', SEARCH, 'soek', null],
  ['GET', '/api/presse/dagsliste?domstolid=TSOS&dag=2026-03-10', 'dagsliste', null],
  ['GET', EXPORT, 'eksport', null],
  ['HEAD', EXPORT, 'eksport', null],
  ['GET', '/api/presse/favoritter', 'favoritter', null],
  ['GET', '/api/presse/notater', 'notater', null],
  ['GET', '/api/presse/saksdetaljer/VIST', 'sak', VIST],
  ['GET', `/api/presse/saksdetaljer/saksnummer/${saker.vist.saksnummer}`, 'sak', VIST],
  ['GET', '/api/presse/tiltale/TSOS/vist-tiltale.pdf', 'dokument', VIST],
  ['GET', '/api/presse/avgjorelser/TSOS/vist-dom.pdf', 'dokument', VIST],
  ['HEAD', '/api/presse/avgjorelser/TSOS/vist-dom.pdf', 'dokument', VIST],
  ['POST', '/api/presse/legg-til-favoritt/VIST', 'favoritt_lagt_til', VIST],
  ['DELETE', '/api/presse/slett-favoritt/VIST', 'favoritt_slettet', VIST],
] as const;

describe('the audit', () => {
  it.each(looks)(
    '%s %s leaves who, what, which and when',
    async (method, path, handling, sakId) => {
      const { status, headers } = await presse(path, { method });
      expect(status).toBeLessThan(300);
      expect(await rows()).toMatchObject([
        {
          tidspunkt: NOON,
          identitet_hash: hashOf('presse'),
          rolle: 'presse',
          handling,
          sak_id: sakId,
          request_id: headers.get('x-request-id'),
        },
      ]);
    },
  );

  it('of a search has what was chosen and the cases that were shown; what was typed is encrypted', async () => {
    await presse(SEARCH);
    const [row] = (await rows()) as { id: number; detaljer: { soek: unknown } }[];
    expect(row?.detaljer).toMatchObject({
      soek: { fraDato: '2026-03-01', domstolid: 'alle' },
      sakIds: ['VIST'],
    });
    expect(row?.detaljer.soek).not.toHaveProperty('query');
    const ord = await readOrd(bff.db, row!.id);
    expect(ord).toMatchObject({ noekkel: keyId(AUDIT_KEY) });
    expect(ord!.kryptert.toString('latin1')).not.toMatch(/query|Synlig/);
    expect(decrypt(KEYS.audit, ord as Sealed)).toBe('{"query":"Synligsen"}');
  });

  it('of a document names the file', async () => {
    await presse('/api/presse/tiltale/TSOS/vist-tiltale.pdf');
    const [row] = (await rows()) as { detaljer: unknown }[];
    expect(row?.detaljer).toEqual({
      filtype: 'tiltale',
      domstolInitialer: 'TSOS',
      filNavn: 'vist-tiltale.pdf',
    });
  });

  it('has no row when nothing was shown', async () => {
    const guest = bff.guest;
    const lapsed = await bff.signedIn('lapsed');
    for (const [method, path] of looks) {
      await guest(path, { method });
      await lapsed(path, { method });
    }
    await presse('/api/presse/saksdetaljer/UKJENT');
    await presse('/api/presse/tiltale/TSOS/utgaatt-tiltale.pdf');
    await presse('/api/presse/bruker-info');
    expect(await rows()).toEqual([]);
  });
});

describe('when the audit row cannot be written', () => {
  beforeAll(async () => {
    await presse('/api/presse/slett-favoritt/VIST', { method: 'DELETE' });
    await presse('/api/presse/legg-til-favoritt/SKJULT', { method: 'POST' });
    await bff.db.raw(`create function ingen_revisjon() returns trigger language plpgsql as
      $$ begin raise exception 'no room for %', new.detaljer; end $$;
      create trigger ingen_revisjon before insert on revisjon
        for each row execute function ingen_revisjon()`);
  });

  it.each(looks)('%s %s returns nothing and changes nothing', async (method, path) => {
    const target = path.replace('slett-favoritt/VIST', 'slett-favoritt/SKJULT');
    const before = await bff.db('favoritt').orderBy('sak_id');
    const answer = await presse(target, { method });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('application/json');
    if (method !== 'HEAD')
      expect(answer.json).toEqual({
        id: 'unexpected',
        message: 'En ukjent feil oppsto.',
        errors: {},
        requestId: answer.headers.get('x-request-id'),
      });
    expect(await bff.db('favoritt').orderBy('sak_id')).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  it('the log says that it failed, and where, but neither the query nor the statement', async () => {
    await presse(SEARCH);
    const line = bff.logs.find((one) => one.includes('"level":50'))!;
    expect(JSON.parse(line)).toMatchObject({ msg: 'unexpected', error: 'error', code: 'P0001' });
    expect(bff.logs.join('')).not.toMatch(/no room|Synligsen|insert into|select /);
  });
});
