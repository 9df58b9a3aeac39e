import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Berammingsliste, Saksdetaljer } from '#contract/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { tried } from '#tests/support/trust.ts';

const range = 'fraDato=2026-02-01&tilDato=2026-04-30&domstolid=alle';
let bff: TestBff;
let ask: Ask;

beforeAll(async () => {
  bff = await startTestBff();
  const listed = { type: 'referatforbud', tekst: null, gjelderTil: null } as const;
  for (const sak of [
    buildSak({
      begrensninger: [listed],
      rettsmoeter: [
        { ...buildRettsmoete('2026-03-10T09:00:00+01:00'), begrensninger: ['lukkedeDoerer'] },
        buildRettsmoete('2026-03-12T09:00:00+01:00'),
      ],
      dokumenter: [{ ...buildDokument(), begrensninger: ['referatforbud'] }],
    }),
    buildSak({
      sakId: 'SAK2',
      saksnummer: '26-000002MED-TSOS/TSAR',
      rettsmoeter: [
        { ...buildRettsmoete('2026-03-10T09:00:00+01:00'), begrensninger: ['skjultIdentitet'] },
      ],
    }),
  ])
    await storeSak(bff.db, bff.documents, sak);
  await bff.db('begrensning').insert({
    ...{ sak_id: 'SAK1', type: 'fotoforbud', tekst: 'Til og med 11. mars.' },
    ...{ gjelder_til: '2026-03-11', satt: NOON },
  });
  await indexAll(bff.search, bff.db, NOON);
  ask = await bff.signedIn('presse');
  await ask('/api/presse/legg-til-favoritt/SAK1', { method: 'POST' });
});
afterAll(() => bff.close());

const search = async (more = '') => {
  const { json: body } = await ask(`/api/presse/hent-berammingsliste?${range}${more}`);
  return body as Berammingsliste;
};
const foto = { type: 'fotoforbud', tekst: 'Til og med 11. mars.', gjelderTil: '2026-03-11' };
const referat = { type: 'referatforbud', tekst: null, gjelderTil: null };

describe('restrictions', () => {
  it('are told with a hit, a favourite and a case, of hearings and files as well', async () => {
    const hit = (await search()).hits.find(({ sakId }) => sakId === 'SAK1');
    const [favourite] = (await ask('/api/presse/favoritter')).json as Berammingsliste['hits'];
    const details = (await ask('/api/presse/saksdetaljer/SAK1')).json as Saksdetaljer;
    for (const body of [hit, favourite, details]) {
      expect(body).toMatchObject({ begrensninger: [referat, foto] });
      expect(body!.tiltale.filer).toMatchObject([{ begrensninger: ['referatforbud'] }]);
    }
    const closed = [{ begrensninger: ['lukkedeDoerer'] }, { begrensninger: [] }];
    expect(hit!.rettsmoeteIntervaller).toMatchObject(closed);
    expect(favourite!.rettsmoeteIntervaller).toMatchObject(closed);
    expect(details.møteliste).toMatchObject(closed);
    tried('restrictions-shown', 3);
  });

  it('are a facet', async () => {
    const { fasetter } = await search();
    expect(fasetter!.begrensning).toEqual([
      { verdi: 'fotoforbud', navn: 'forbud mot fotografering', antall: 1 },
      { verdi: 'lukkedeDoerer', navn: 'lukkede dører', antall: 1 },
      { verdi: 'referatforbud', navn: 'referatforbud', antall: 1 },
      { verdi: 'skjultIdentitet', navn: 'skjult identitet', antall: 1 },
    ]);
    const { hits } = await search('&fasettbegrensning=skjultIdentitet');
    expect(hits.map(({ sakId }) => sakId)).toEqual(['SAK2']);
  });

  it("with 'skjult identitet' on one hearing hide the parties from the start", async () => {
    const { json: body } = await ask('/api/presse/saksdetaljer/SAK2');
    expect(body).toMatchObject({ parter: null, parterStatus: 1 });
    expect((await search('&isAdvancedSearch=true&parter=bakkerud')).hits).toHaveLength(1);
    tried('restrictions-shown', 1);
  });

  it('end with their last day, in the index too', async () => {
    bff.time.now = new Date('2026-03-12T00:00:00+01:00');
    ask = await bff.signedIn('presse');
    const { json: body } = await ask('/api/presse/saksdetaljer/SAK1');
    expect(body).toMatchObject({ begrensninger: [referat] });
    await indexAll(bff.search, bff.db, bff.time.now);
    expect((await search()).fasetter!.begrensning.map(({ verdi }) => verdi)).not.toContain(
      'fotoforbud',
    );
  });
});
