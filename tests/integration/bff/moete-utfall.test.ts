import { beforeEach, describe, expect, it } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { addEndringer } from '#db/endring/write.ts';
import { readSaker } from '#db/sak/saker.ts';
import type { Endring } from '#domain/endringer.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

const IDS = ['AVLYST', 'FLYTTET', 'SKJULT', 'SOM_FOER'];
const saker = IDS.map((sakId, nr) =>
  buildSak({ sakId, saksnummer: `26-00010${nr}MED-TSOS/TSAR`, saksTema: 'Tyveri av sykkel' }),
);

const { bff, ask } = useBff('presse', async ({ db, documents }) => {
  for (const sak of saker) await storeSak(db, documents, sak);
});

const { start, slutt } = saker[0]!.rettsmoeter[0]!;
const fra = { start, slutt, sal: null, rettsalAdresse: null };
const CANCELLED: Endring = { slag: 'avlyst', fra, til: null };
const MOVED: Endring = { slag: 'flyttet', fra, til: { ...fra, sal: 'Sal 2' } };

beforeEach(async () => {
  const { db, time, search } = bff;
  await db('sak_endring').delete();
  await db('tilbaketrekking').delete();
  const changes = Object.entries({ AVLYST: CANCELLED, FLYTTET: MOVED, SKJULT: CANCELLED });
  await addEndringer(
    db,
    changes.map(([sakId, endring]) => ({ sakId, endring })),
    time.now,
  );
  await indexAll(search, db, time.now);
  await db('sak_utboks').delete();
});

const search = async (query: string) => {
  const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
  const params = new URLSearchParams({ ...range, query });
  return (await ask(`/api/presse/hent-berammingsliste?${params}`)).json as Berammingsliste;
};
const found = async (query: string) => (await search(query)).hits.map(({ sakId }) => sakId).sort();

describe('what has become of a hearing', () => {
  it('is a word that finds its case, and why', async () => {
    expect(await found('omberammet')).toEqual(['FLYTTET']);
    expect(await found('utsatt tyveri')).toEqual(['AVLYST', 'FLYTTET', 'SKJULT']);
    const { hits } = await search('avlyst');
    expect(hits[0]!.treff).toMatchObject([{ felt: 'rettsmøteType', utdrag: 'avlyst rettsmøte' }]);
  });

  it('of a case that is hidden finds nothing, and is not counted', async () => {
    await bff.db('tilbaketrekking').insert({
      ...{ sak_id: 'SKJULT', omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.' },
      skjult: bff.time.now,
    });
    const { hits, totalHits } = await search('avlyst');
    expect([hits.map(({ sakId }) => sakId), totalHits]).toEqual([['AVLYST'], 1]);
  });

  it('is another version of its case: what is indexed and kept of it is written anew', async () => {
    const before = (await readSaker(bff.db, ['SOM_FOER']))[0]!;
    expect(before.moeteUtfall).toEqual([]);
    await addEndringer(bff.db, [{ sakId: 'SOM_FOER', endring: CANCELLED }], bff.time.now);
    const after = (await readSaker(bff.db, ['SOM_FOER']))[0]!;
    expect(after.moeteUtfall).toEqual(['avlyst']);
    expect(after.versjon).toBeGreaterThan(before.versjon);
    expect(await bff.db('sak_utboks').pluck('sak_id')).toEqual(['SOM_FOER']);
  });
});
