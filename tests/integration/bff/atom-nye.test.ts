import { expect, it } from 'vitest';
import { MAX_KALENDER_SAKER } from '#domain/abonnement.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { moete, sak } from '#tests/support/cases/rows.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { entriesOf, feedSteps } from '#tests/support/feeds/read-feeds.ts';

const used = useBff('presse');
const { bff } = used;
const { address, saveSearch } = feedSteps(used);

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
