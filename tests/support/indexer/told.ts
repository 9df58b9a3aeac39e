import type { Knex } from 'knex';
import { addEndringer } from '#db/endring/write.ts';
import { registerGeneration } from '#db/queues/generations.ts';
import type { Endring } from '#domain/endringer.ts';
import type { Sak } from '#domain/sak.ts';
import { versionOf } from '#indexer/generations.ts';
import { insertBrukere } from '#tests/support/access/insert-rows.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import { createMemoryIndexer, NOON, type TestIndexer } from './test-indexer.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Before everything that is told of in a test. */
export const BEFORE = new Date(NOON.getTime() - 3_600_000);
const LONG_AGO = new Date('2026-01-01T12:00:00+01:00');
const NEXT_YEAR = new Date('2027-01-01T12:00:00+01:00');

let searches = 0;

/** An indexer with a generation, in a database whose people are told of cases. */
export interface ToldIndexer extends TestIndexer<MemoryIndex> {
  readonly addPerson: (access?: { from: Date; to: Date }) => Promise<string>;
  /** A search that tells; its address is as in the search page. */
  readonly addSoek: (
    person: string,
    soek: string,
    more?: Readonly<Record<string, unknown>>,
  ) => Promise<number>;
  readonly addSak: (sak: Sak) => Promise<void>;
  readonly addFavoritt: (person: string, sakId: string, opprettet?: Date) => Promise<void>;
  /** The court changes something that is shown of the case. */
  readonly change: (
    sakId: string,
    columns: Readonly<Record<string, unknown>>,
    endringer?: readonly Endring[],
  ) => Promise<void>;
  /** Each row, as `person sak search-or-change`, with `*` when only a name finds the case. */
  readonly told: () => Promise<string[]>;
}

export async function createToldIndexer(): Promise<ToldIndexer> {
  const test = await createMemoryIndexer();
  const { index, db, engine } = test.indexer;
  await index.create('g1');
  await registerGeneration(db, engine, 'g1', versionOf(test.indexer));
  return { ...test, ...tellingWorld(db, () => test.time.now) };
}

export function tellingWorld(db: Knex, now: () => Date): Omit<ToldIndexer, keyof TestIndexer> {
  const lager = { put: () => Promise.reject(new Error('no files here')) } as never;
  return {
    addPerson: async (access = { from: LONG_AGO, to: NEXT_YEAR }) =>
      (await insertBrukere(db, [{ access }]))[0]!,
    addSoek: async (pressebruker_id, soek, more = {}) => {
      searches += 1;
      const row = {
        ...{ pressebruker_id, navn: `Søk ${searches}`, soek, periode: null, lagret: BEFORE },
        ...{ varsle: 'daglig', varsler_fra: BEFORE, ...more },
      };
      const [added] = await db('lagret_soek').insert(row).returning<{ id: number }[]>('id');
      return added!.id;
    },
    addSak: (sak) => storeSak(db, lager, sak),
    addFavoritt: async (pressebruker_id, sak_id, opprettet = BEFORE) => {
      await db('favoritt').insert({ pressebruker_id, sak_id, opprettet });
    },
    change: (sakId, columns, endringer = []) =>
      db.transaction(async (trx) => {
        await trx('sak')
          .where('sak_id', sakId)
          .update({ ...columns, endret: now() });
        await addEndringer(
          trx,
          endringer.map((endring) => ({ sakId, endring })),
          now(),
        );
      }),
    told: async () => {
      const rows = await db('nyhet').orderBy('id').select();
      return rows.map(
        ({ pressebruker_id: person, sak_id, lagret_soek_id, endring_nr, ved_navn }) =>
          `${person} ${sak_id} ${lagret_soek_id ?? `nr${endring_nr}`}${ved_navn ? '*' : ''}`,
      );
    },
  };
}
