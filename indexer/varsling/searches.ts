import { setImmediate as turn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import {
  listVarslede,
  readChangedSoek,
  readUnderWay,
  type VarsletSoek,
} from '#db/lagret-soek/varslede.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { type Day, osloDay } from '#domain/time.ts';
import { type Found, Matcher, type SearchedCase } from '#search/match/matcher.ts';
import { type Sought, soughtBy } from '#search/match/sought.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import { fromStored } from '#search/saved-search.ts';

/** Searches that are read at a time, and after how many others have their turn. */
const AT_ONCE = 2_000;
const IN_ONE_TURN = 100;

/** The saved searches that tell by themselves, ready to be compared with cases. */
export interface Searches {
  /** Reads what has changed; on each day of Oslo all of them, because their periods move, and courts close. */
  readonly keepUp: (db: Knex, now: Date) => Promise<void>;
  /** The searches that find the case and have told since before `changed`. */
  readonly find: (searched: SearchedCase, changed: Date) => readonly Found[];
  /** What the search asks for; null: it is none of them. */
  readonly soughtBy: (id: number) => Sought | null;
  readonly size: () => number;
}

export function createSearches(): Searches {
  const matcher = new Matcher();
  const known = new Map<number, Known>();
  let read: { readonly day: Day; readonly underWay: string } | null = null;

  const take = (row: VarsletSoek, isCourt: IsCourt, now: Date) => {
    // A long transaction keeps the point back from where changes are read: most have been taken before.
    if (known.get(row.id)?.endretAv === row.endret_av) return;
    matcher.remove(row.id);
    known.delete(row.id);
    if (row.varsler_fra === null) return;
    known.set(row.id, { endretAv: row.endret_av, fra: row.varsler_fra.getTime() });
    const { search, ugyldig } = fromStored(row, now, isCourt);
    if (!ugyldig) matcher.put(row.id, toSearchQuery({ ...(search as ValidSearch), ...UNORDERED }));
  };
  const readAll = async (db: Knex, now: Date, isCourt: IsCourt) => {
    matcher.clear();
    known.clear();
    for (let after = 0, last = AT_ONCE; last === AT_ONCE;) {
      const rows = await listVarslede(db, { after, limit: AT_ONCE });
      for (const [at, row] of rows.entries()) {
        if (at % IN_ONE_TURN === 0) await turn();
        take(row, isCourt, now);
      }
      last = rows.length;
      after = rows.at(-1)?.id ?? after;
    }
  };

  return {
    keepUp: async (db, now) => {
      const day = osloDay(now);
      const underWay = await readUnderWay(db);
      // Of a database that was put back, what comes later is not known by what was before.
      const isOfBefore = read?.day === day && BigInt(underWay) >= BigInt(read.underWay);
      const changed = isOfBefore ? await readChangedSoek(db, read!.underWay) : null;
      if (changed?.length !== 0) {
        const isCourt = await courtsOf(db, day);
        read = null;
        if (changed) for (const row of changed) take(row, isCourt, now);
        else await readAll(db, now, isCourt);
      }
      read = { day, underWay };
    },
    find: (searched, changed) =>
      matcher.match(searched).filter(({ id }) => known.get(id)!.fra < changed.getTime()),
    soughtBy: (id) => matcher.soughtBy(id),
    size: () => matcher.size,
  };
}

interface Known {
  readonly endretAv: string;
  readonly fra: number;
}

/** Nothing is put in order. */
const UNORDERED = { sortField: 'sisteSak', sortAscending: false } as const;

type IsCourt = (domstolid: string) => boolean;
async function courtsOf(db: Knex, day: Day): Promise<IsCourt> {
  const ids = new Set([ALL_COURTS, ...(await listDomstoler(db, day)).map(({ id }) => id)]);
  return (domstolid) => ids.has(domstolid);
}

/** What a stored search asks for that does not tell any more, or can't be run: its words, whatever its days. */
export function soughtByStored(soek: string, now: Date): Sought {
  const { search } = fromStored({ soek, periode: null }, now, () => true);
  return soughtBy(toSearchQuery({ ...(search as ValidSearch), ...UNORDERED, ...ANY_DAYS }));
}
const ANY_DAYS = { domstolid: ALL_COURTS, fraDato: '2000-01-01', tilDato: '2000-01-01' };
