import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SakHit } from '#contract/sak.ts';
import { buildDokument, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

const HIDDEN = new Date('2026-03-24T15:30:00+01:00');
const SUBJECT = 'Straffeloven § 321 – tyveri, Vidar Skogmyrhaug';
const range = 'fraDato=2026-02-01&tilDato=2026-04-30&domstolid=alle';
let bff: TestBff;
let ask: Ask;

/** As an upgrade finds it: nobody has looked for names in the rows yet. */
beforeAll(async () => {
  bff = await startTestBff();
  await storeSak(
    bff.db,
    bff.documents,
    buildSak({
      saksTema: SUBJECT,
      parter: 'Påtalemyndigheten mot Vidar Skogmyrhaug',
      dokumenter: [
        buildDokument({ tittel: 'Tiltale mot Skogmyrhaug', filNavn: 'skogmyrhaug.pdf' }),
        buildDokument({ filNavn: 'tiltale-2.pdf' }),
      ],
    }),
  );
  expect(await bff.db('sak').pluck<number[]>('navneleser')).toEqual([0]);
  await indexAll(bff.search, bff.db, NOON);
});
afterAll(() => bff.close());

async function at(now: Date): Promise<Ask> {
  bff.time.now = now;
  ask = await bff.signedIn('presse');
  return ask;
}
async function found(query: string): Promise<readonly SakHit[]> {
  const { json: body } = await ask(`/api/presse/hent-berammingsliste?${range}&${query}`);
  return (body as { hits: SakHit[] }).hits;
}
const file = (name: string) => ask(`/api/presse/tiltale/TSOS/${name}`);

describe("a party's name in subject, title and file name", () => {
  it('is shown with the names, and found by the parties alone', async () => {
    await at(NOON);
    const [hit] = await found('query=skogmyrhaug');
    expect(hit).toMatchObject({ saksTema: SUBJECT, parterStatus: 0 });
    expect(hit!.tiltale.filer.map(({ filNavn }) => filNavn)).toContain('skogmyrhaug.pdf');
    expect(await found('isAdvancedSearch=true&sakengjelder=skogmyrhaug')).toEqual([]);
    expect(await found('isAdvancedSearch=true&sakengjelder=tyveri')).toHaveLength(1);
    expect(await file('skogmyrhaug.pdf')).toMatchObject({ status: 200 });
  });

  it('is hidden with them, on every page and in every address', async () => {
    await at(HIDDEN);
    expect(await found('query=skogmyrhaug')).toEqual([]);
    const [hit] = await found('query=tyveri');
    expect(hit).toMatchObject({
      saksTema: 'Straffeloven § 321 – tyveri, [navn skjult]',
      tiltale: { filer: [{ tittel: 'Tiltale mot [navn skjult]' }, { filNavn: 'tiltale-2.pdf' }] },
    });
    const details = await ask('/api/presse/saksdetaljer/SAK1');
    expect(details.text).not.toMatch(/skogmyrhaug/i);
    tried('names-in-texts', 3);
  });

  it('leads to its file by the alias at any time, and by its own name as if it did not exist', async () => {
    await at(HIDDEN);
    const [hit] = await found('query=tyveri');
    const alias = hit!.tiltale.filer[0]!.filNavn;
    expect(alias).toMatch(/^uten-navn-\d+\.pdf$/);
    const unknown = await file('finnesikke.pdf');
    const named = await file('skogmyrhaug.pdf');
    expect([named.status, named.text.replace(/"requestId":"[^"]*"/, '')]).toEqual([
      404,
      unknown.text.replace(/"requestId":"[^"]*"/, ''),
    ]);
    const opened = await file(alias);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).not.toMatch(/skogmyrhaug/i);
    await at(NOON);
    expect(await file(alias)).toMatchObject({ status: 200 });
    const [other] = await bff
      .db('dokument')
      .where({ fil_navn: 'tiltale-2.pdf' })
      .pluck<number[]>('id');
    expect(await file(`uten-navn-${other!}.pdf`)).toMatchObject({ status: 404 });
    tried('names-in-texts', 4);
  });

  it('is not in the audit log', async () => {
    const rows = await bff.db('revisjon').where({ handling: 'dokument' }).select('detaljer');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/skogmyrhaug/i);
  });

  it('is hidden while the case gives no parties', async () => {
    await at(NOON);
    await bff
      .db('sak')
      .update({ saks_tema_uten_navn: 'Straffeloven § 321 – tyveri, [navn skjult]' });
    await bff.db('sak').update({ parter: null });
    const details = await ask('/api/presse/saksdetaljer/SAK1');
    expect(details.text).toContain('[navn skjult]');
    expect(details.text).not.toMatch(/Vidar Skogmyrhaug/);
  });
});
