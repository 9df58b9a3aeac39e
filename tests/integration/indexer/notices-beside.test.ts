import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listTellingSoek } from '#db/lagret-soek/telling.ts';
import { addTreff } from '#db/notice/write.ts';
import { followBatch } from '#indexer/batch.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { NOON } from '#tests/support/indexer/test-indexer.ts';
import { BEFORE, createToldIndexer, type ToldIndexer } from '#tests/support/indexer/told.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

/* What happens beside the writing of a notice: another one writes the same, or its person, its search or its case goes. */

let test: ToldIndexer;
let person: string;
let soek: number;
beforeEach(async () => {
  test = await createToldIndexer();
  person = await test.addPerson();
  soek = await test.addSoek(
    person,
    'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31&query=tyveri',
  );
  await test.addSak(buildSak({ sakId: 'A', foerstSett: NOON }));
});
afterEach(() => test.close());

const PARENTS = [
  ['person', 'pressebruker', () => ({ id: person })],
  ['search', 'lagret_soek', () => ({ id: soek })],
  ['case', 'sak', () => ({ sak_id: 'A' })],
] as const;

/** As a follower that has the search in memory, in a transaction. */
const found = (trx: Knex.Transaction, innhold: string) =>
  addTreff(trx, [{ lagretSoekId: soek, sakId: 'A', vedNavn: false, innhold }], {
    ...{ now: NOON, since: BEFORE },
  });
const innhold = async () =>
  (await listTellingSoek(test.indexer.db, { after: 0, limit: 1 }))[0]!.innhold;
const write = async (known?: string) => {
  const of = known ?? (await innhold());
  return test.indexer.db.transaction((trx) => found(trx, of));
};

const isWaiting = async () => (await lockWaits(test.indexer.db)) > 0;

it.each([
  ['finds that it has been told', 'commit', 0],
  ['tells when the other has come to nothing', 'rollback', 1],
] as const)('of two followers with the same case, one waits, and %s', async (_what, end, added) => {
  const { db } = test.indexer;
  const first = await db.transaction();
  expect(await found(first, await innhold())).toBe(1);
  const second = write();
  await until('the second waits', isWaiting);
  await first[end]();
  expect(await second).toBe(added);
  expect(await test.told()).toHaveLength(1);
});

describe.each(PARENTS)('when a %s goes', (_name, table, which) => {
  it('its notices go with it', async () => {
    const other = await test.addPerson();
    await test.addSoek(
      other,
      'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31&query=konkurs',
    );
    await test.addSak(buildSak({ sakId: 'B', foerstSett: NOON, saksTema: 'Konkurs' }));
    await followBatch(test.indexer);
    expect(await test.told()).toHaveLength(2);
    await test.indexer.db(table).where(which()).delete();
    expect(await test.told()).toHaveLength(1);
  });

  it('while the notice waits to be written, it is not written', async () => {
    const { db } = test.indexer;
    const known = await innhold();
    const deleting = await db.transaction();
    await deleting(table).where(which()).delete();
    const writing = write(known);
    await until('the writing waits', isWaiting);
    await deleting.commit();
    expect(await writing).toBe(0);
    expect(await test.told()).toEqual([]);
  });

  it('while the notice is being written, it waits and takes the notice along', async () => {
    const { db } = test.indexer;
    const known = await innhold();
    const writing = await db.transaction();
    expect(await found(writing, known)).toBe(1);
    const deleting = db(table)
      .where(which())
      .delete()
      .then(() => 'deleted');
    await until('the deletion waits', isWaiting);
    await writing.commit();
    expect(await deleting).toBe('deleted');
    expect(await test.told()).toEqual([]);
  });
});
