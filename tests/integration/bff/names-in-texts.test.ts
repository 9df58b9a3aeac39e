import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Berammingsliste, SakHit } from '#contract/sak.ts';
import { ADVANCED_FIELDS } from '#contract/search.ts';
import type { Soekeforslag } from '#contract/soekeforslag.ts';
import { readSaker } from '#db/sak/saker.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { buildDokument, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { inEveryText, READ_FIELDS, sayInPast } from '#tests/support/leaks/every-text.ts';
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

describe("a party's name in any other text", () => {
  const NAVN = { fornavn: 'Bjørkild', etternavn: 'Håvestøl' };
  const asked = { fornavn: 'bjørkild', etternavn: 'håvestøl' };
  beforeAll(async () => {
    const more = { sakId: 'ALLE', saksnummer: '26-000301MED-TSOS/TSAR' };
    await storeSak(bff.db, bff.documents, inEveryText(NAVN, more));
    await indexAll(bff.search, bff.db, NOON);
    await at(NOON);
    await ask('/api/presse/legg-til-favoritt/ALLE', { method: 'POST' });
    await sayInPast(bff.db, 'ALLE', NAVN, NOON);
    await bff.db('sak_utboks').delete();
  });

  const ADVANCED = ADVANCED_FIELDS.filter((field) => field !== 'parter');

  it('is in each of them that is read, of the case, its hearing, its files and its restriction', async () => {
    const [sak] = await readSaker(bff.db, ['ALLE']);
    const { rettsmoeter, dokumenter, begrensninger } = sak!;
    const parts = [sak!, ...rettsmoeter, ...dokumenter, ...begrensninger];
    const texts = (field: string) =>
      JSON.stringify(parts.map((part) => (part as unknown as Record<string, unknown>)[field]));
    expect(READ_FIELDS.length).toBeGreaterThan(10);
    for (const field of READ_FIELDS) expect(texts(field), field).toContain('Håvestøl');
    expect(JSON.stringify(sakWithoutNames({ ...sak!, parter: null, dokumenter: [] }))).not.toMatch(
      /håvestøl|bjørkild/i,
    );
  });

  it.each(ADVANCED)('is not found by the field %s, also while it is shown', async (field) => {
    await at(NOON);
    for (const word of Object.values(asked))
      expect(await found(`isAdvancedSearch=true&${field}=${word}`)).toEqual([]);
    tried('names-in-texts', 2);
  });

  it('is no value of a facet, and suggested as a party alone', async () => {
    await at(NOON);
    const search = `/api/presse/hent-berammingsliste?${range}&query=mot`;
    expect(JSON.stringify(((await ask(search)).json as Berammingsliste).fasetter)).not.toMatch(
      /håvestøl|bjørkild/i,
    );
    const { grupper } = (await ask('/api/presse/soekeforslag?q=håves')).json as Soekeforslag;
    expect(grupper.map(({ gruppe }) => gruppe)).toEqual(['parter']);
  });

  const CHANNELS = [
    `hent-berammingsliste?${range}&query=mot`,
    ...['saksdetaljer/ALLE', 'favoritter', 'nytt', 'kalender', 'soekeforslag?q=liv'],
    ...['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map(
      (dag) => `dagsliste?domstolid=TSOS&dag=${dag}`,
    ),
    `eksport/csv?${range}&query=mot&kjennerReglene=true`,
  ];

  it.each(CHANNELS)('is not in %s when it is hidden', async (path) => {
    await at(HIDDEN);
    const { status, text } = await ask(`/api/presse/${path}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/håvestøl|bjørkild/i);
    tried('names-in-texts', 1);
  });

  it('is shown with the names, as it was written', async () => {
    await at(NOON);
    const { json } = await ask('/api/presse/saksdetaljer/ALLE');
    expect(json).toMatchObject({
      advokat: 'Liv Lo, forsvarer for Bjørkild Håvestøl',
      sakstype: 'sakstype mot Bjørkild Håvestøl (HÅVESTØL)',
      møteliste: [{ sal: 'sal mot Bjørkild Håvestøl (HÅVESTØL)' }],
    });
    await at(HIDDEN);
    const hidden = await ask('/api/presse/saksdetaljer/ALLE');
    expect(hidden.json).toMatchObject({
      advokat: 'Liv Lo, forsvarer for [navn skjult]',
      bistandsadvokater: ['Liv Lo, forsvarer for [navn skjult]', 'Tone Åsmyr'],
      sakstype: 'sakstype mot [navn skjult] ([navn skjult])',
      begrensninger: [{ tekst: 'tekst mot [navn skjult] ([navn skjult])' }],
      møteliste: [{ sal: 'sal mot [navn skjult] ([navn skjult])' }],
    });
  });
});
