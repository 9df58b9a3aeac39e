import { expect, it } from 'vitest';
import { MAX_KALENDER_SAKER } from '#domain/abonnement.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { moete, sak } from '#tests/support/cases/rows.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { entriesOf, feedSteps } from '#tests/support/feeds/read-feeds.ts';

const used = useBff('presse');
const { bff } = used;
const { address, favourite, saveSearch } = feedSteps(used);

it('a feed of a search with many hits begins with the case that came last, wherever it is sorted', async () => {
  const { db } = bff;
  const many = Array.from({ length: MAX_KALENDER_SAKER }, (_, nr) => `M${nr}`);
  const rows = [...many, 'NY'].map((id) => ({ ...sak(id), saks_tema: 'Konkurs' }));
  await db.batchInsert('sak', rows, 200);
  const days = many.map((id) => moete(id));
  // The last one by its hearing, by which the search is sorted.
  await db.batchInsert('rettsmoete', [...days, moete('NY', '2026-03-30')], 200);
  await db('sak').where({ sak_id: 'NY' }).update({ foerst_sett: bff.time.now });
  await indexAll(bff.search, db, bff.time.now);
  const path = await address({ slag: 'atom', lagretSoekId: await saveSearch('konkurs') });
  const entries = entriesOf((await bff.guest(path)).text);
  expect(entries[0]?.id).toBe(`${bff.url}/beramming/NY`);
  expect(entries).toHaveLength(100);
});

it('a feed says what an administrator has restricted, as something new', async () => {
  const { db } = bff;
  await db('sak').insert({ ...sak('BEGR'), foerst_sett: new Date('2026-03-01T12:00:00Z') });
  await favourite('BEGR');
  const path = await address({ slag: 'atom' });
  const entry = async () => entriesOf((await bff.guest(path)).text)[0];
  expect((await entry())?.summary).not.toContain('Referatforbud');
  const satt = new Date(bff.time.now.getTime() - 3_600_000);
  await db('begrensning').insert({
    ...{ sak_id: 'BEGR', saksnummer: sak('BEGR').saksnummer, type: 'referatforbud' },
    ...{ tekst: 'Kjennelse.', satt, varslet: 0 },
  });
  const restricted = await entry();
  expect(restricted?.summary).toContain('Referatforbud');
  expect(new Date(restricted?.updated ?? 0)).toEqual(satt);
});
