import { afterEach, beforeEach, expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { NOON } from '#tests/support/indexer/test-indexer.ts';
import { createToldIndexer, type ToldIndexer } from '#tests/support/indexer/told.ts';

/* What comes while there is no index is covered by the rebuild; people are told of it all the same. */

let test: ToldIndexer;
beforeEach(async () => {
  test = await createToldIndexer();
  // The generation that is there is finished by the first one, which leaves all rows.
  await rebuilt();
});
afterEach(() => test.close());

const TYVERI =
  'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31&query=tyveri';
const LONG_BEFORE = new Date('2026-01-20T12:00:00+01:00');
const rebuilt = () =>
  rebuild(test.indexer, { signal: new AbortController().signal, progress: SILENT });
const waiting = () => test.indexer.db('sak_utboks').distinct('sak_id').pluck('sak_id');

it('a new case that came without an index is told of after the rebuild, once', async () => {
  const person = await test.addPerson();
  const soek = await test.addSoek(person, TYVERI);
  await test.addSak(buildSak({ sakId: 'A', foerstSett: NOON }));
  await rebuilt();
  while ((await followBatch(test.indexer)).taken > 0);
  expect(await test.told()).toEqual([`${person} A ${soek}`]);
});

it('a change of a favourite without an index is told of too', async () => {
  const person = await test.addPerson();
  await test.addSak(buildSak({ sakId: 'A', foerstSett: LONG_BEFORE }));
  await test.addFavoritt(person, 'A');
  await followBatch(test.indexer);
  await test.change('A', { rettens_administrator: 'Ida Vik' }, [
    { slag: 'dommer', fra: 'Gro Øverli', til: 'Ida Vik' },
  ]);
  await rebuilt();
  while ((await followBatch(test.indexer)).taken > 0);
  expect(await test.told()).toEqual([`${person} A nr1`]);
});

it('leaves nothing behind of what nobody has to be told', async () => {
  const person = await test.addPerson();
  await test.addSak(buildSak({ sakId: 'NEW', foerstSett: NOON }));
  await rebuilt();
  expect(await waiting()).toEqual([]);

  await test.addSoek(person, TYVERI);
  await test.addSak(buildSak({ sakId: 'OLD', foerstSett: LONG_BEFORE }));
  await test.indexer.db('sak').where('sak_id', 'NEW').delete();
  await rebuilt();
  expect(await waiting()).toEqual([]);
});
