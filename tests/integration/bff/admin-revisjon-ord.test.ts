import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encrypt, keyId } from '#bff/session/key-ring.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Revisjon } from '#contract/admin/revisjon.ts';
import { revisjonMessages } from '#domain/revisjon.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { breakAudit } from '#tests/support/access/forms.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, type TestBff, startTestBff } from '#tests/support/bff/test-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { tried } from '#tests/support/trust.ts';

let bff: TestBff;
let admin: Ask;
/** The row of a search. */
let soek: number;
beforeAll(async () => {
  bff = await startTestBff();
  await storeSaker(bff);
  const presse = await bff.signedIn('presse');
  const query =
    'query=Even+Synligsen&isAdvancedSearch=true&parter=true&fasettkode=MED&fasettkode=TVI';
  await presse(
    `/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31&${query}`,
  );
  soek = (await lastRow()).id;
  await presse('/api/presse/favoritter');
  admin = await bff.signedIn('admin');
});
afterAll(() => bff.close());

const lastRow = async () =>
  (await bff.db('revisjon').orderBy('id', 'desc').first()) as {
    id: number;
    handling: string;
    detaljer: Record<string, unknown>;
  };
const REASON = 'Klage fra en part i sak 25-000001.';
const show = (id: number | string, json: unknown = { begrunnelse: REASON }, ask = admin) =>
  ask(adminPaths.revisjonOrd.href(String(id)), { method: 'POST', json });

describe('the words of a search', () => {
  it('are not in the log, which says that there are some', async () => {
    const { json, text } = await admin(adminPaths.revisjon.href());
    const rader = (json as Revisjon).rader;
    expect(rader.map(({ handling, harOrd }) => [handling, harOrd])).toEqual([
      ['favoritter', false],
      ['soek', true],
    ]);
    expect(text).not.toContain('Synligsen');
  });

  it('are shown with the labels of the page, as they were typed, for a reason that is logged', async () => {
    expect(await show(soek)).toMatchObject({
      status: 200,
      json: {
        ord: [
          { navn: 'Søk etter', verdi: 'Even Synligsen' },
          { navn: 'Parter', verdi: 'true' },
          { navn: 'Filter: kode', verdi: 'MED, TVI' },
        ],
      },
    });
    expect(await lastRow()).toMatchObject({
      handling: 'ord_vist',
      identitet_hash: hashOf('admin'),
      rolle: 'admin',
      detaljer: { revisjonId: soek, begrunnelse: REASON },
    });
    tried('typed-words', 1);
  });

  it.each([
    ['no reason', {}, revisjonMessages.ord.reason],
    ['blanks', { begrunnelse: '          \n          ' }, revisjonMessages.ord.reason],
    ['a short one', { begrunnelse: '  ni tegn.  ' }, revisjonMessages.ord.tooShort],
    ['a long one', { begrunnelse: 'x'.repeat(501) }, revisjonMessages.ord.tooLong],
  ])('are not shown for %s, and nothing is logged', async (_, body, message) => {
    const before = await lastRow();
    expect(await show(soek, body)).toMatchObject({
      status: 400,
      json: { errors: { begrunnelse: [message] } },
    });
    expect((await lastRow()).id).toBe(before.id);
    tried('typed-words', 1);
  });

  it('are not shown when the reason can not be logged', async () => {
    const repair = await breakAudit(bff.db);
    const answer = await show(soek);
    await repair();
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('Synligsen');
  });

  it('are not shown to anybody else', async () => {
    for (const ask of [bff.guest, await bff.signedIn('presse'), await bff.signedIn('ansatt')]) {
      const answer = await show(soek, { begrunnelse: REASON }, ask);
      expect([401, 403]).toContain(answer.status);
    }
  });

  it('of a row without words, of no row and of words that have been deleted are 404', async () => {
    const searched = await lastRow();
    for (const id of [soek + 1, 999_999_999, '999999999999999', 'x', '-1'])
      expect(await show(id), String(id)).toMatchObject({ status: 404 });
    await bff.db('revisjon_ord').where({ revisjon_id: soek }).delete();
    expect(await show(soek)).toMatchObject({ status: 404 });
    expect((await lastRow()).id).toBe(searched.id);
    const { json } = await admin(`${adminPaths.revisjon.href()}?handling=soek`);
    expect(json).toMatchObject({ rader: [{ harOrd: false }] });
  });

  it('whose key has been taken away are gone, and say so', async () => {
    const lost = encrypt([randomBytes(32)], '{"query":"x"}');
    await bff.db('revisjon_ord').insert({ revisjon_id: soek, tidspunkt: NOON, ...lost });
    expect(await show(soek)).toMatchObject({
      status: 410,
      json: { message: revisjonMessages.ord.unreadable },
    });
    expect(lost.noekkel).not.toBe(keyId(Buffer.alloc(32, 3)));
  });
});
