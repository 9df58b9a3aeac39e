import { setImmediate as turn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import {
  listTellingSoek,
  readChangedSoek,
  readUnderWay,
  type TellingSoek,
} from '#db/lagret-soek/telling.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { type Day, osloDay } from '#domain/time.ts';
import { type Found, Matcher, type SearchedCase } from '#search/match/matcher.ts';
import { type Sought, soughtBy } from '#search/match/sought.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { fromStored } from '#search/saved-search.ts';
import { createFaults, type Faults } from './faults.ts';

/** Searches that are read at a time, and after how many others have their turn. */
const AT_ONCE = 2_000;
const IN_ONE_TURN = 100;

/** The saved searches that tell by themselves, ready to be compared with cases. */
export interface Searches {
  /** Reads what has changed; on each day of Oslo all of them, because their periods move, and courts close. */
  readonly keepUp: (db: Knex, now: Date) => Promise<void>;
  /** The searches that find the case and have told since before `changed`. */
  readonly find: (searched: SearchedCase, changed: Date) => readonly FoundBy[];
  /** What the search asks for; null: it is none of them. */
  readonly soughtBy: (id: number) => Sought | null;
  readonly size: () => number;
  /** One that fails is left out for once, and the others go on. */
  readonly faults: Faults;
}

interface FoundBy extends Found {
  /** What the search looked for then (db/notice/innhold.ts). */
  readonly innhold: string;
}

export function createSearches(): Searches {
  const faults = createFaults();
  const matcher = new Matcher(faults.note);
  const known = new Map<number, Known>();
  /** Could not be made ready; some of them are tried again with each batch, the longest ago first. */
  const unread = new Map<number, TellingSoek>();
  let read: { readonly day: Day; readonly underWay: string } | null = null;

  const take = (row: TellingSoek, isCourt: IsCourt, now: Date) => {
    // A long transaction keeps the point back from where changes are read: most have been taken before.
    if (known.get(row.id)?.endretAv === row.endret_av) return;
    matcher.remove(row.id);
    known.delete(row.id);
    unread.delete(row.id);
    if (row.varsler_fra === null) return;
    try {
      const { asked, ugyldig } = fromStored(row, now, isCourt);
      if (!ugyldig) matcher.put(row.id, toSearchQuery({ ...asked, ...UNORDERED }));
    } catch (error) {
      matcher.remove(row.id);
      unread.set(row.id, row);
      faults.note(row.id, error);
      return;
    }
    const { endret_av: endretAv, innhold } = row;
    known.set(row.id, { endretAv, innhold, fra: row.varsler_fra.getTime() });
  };
  const readAll = async (db: Knex, now: Date, isCourt: IsCourt) => {
    matcher.clear();
    known.clear();
    unread.clear();
    faults.beginAnew();
    for (let after = 0, last = AT_ONCE; last === AT_ONCE;) {
      const rows = await listTellingSoek(db, { after, limit: AT_ONCE });
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
      const again = [...unread.values()].slice(0, IN_ONE_TURN);
      if (changed?.length !== 0 || again.length > 0) {
        const isCourt = await courtsOf(db, day);
        read = null;
        const rows = new Map([...again, ...(changed ?? [])].map((row) => [row.id, row]));
        if (changed) for (const row of rows.values()) take(row, isCourt, now);
        else await readAll(db, now, isCourt);
      }
      read = { day, underWay };
    },
    find: (searched, changed) =>
      matcher.match(searched).flatMap((found) => {
        const { fra, innhold } = known.get(found.id)!;
        return fra < changed.getTime() ? [{ ...found, innhold }] : [];
      }),
    soughtBy: (id) => matcher.soughtBy(id),
    size: () => matcher.size,
    faults,
  };
}

interface Known {
  readonly endretAv: string;
  readonly innhold: string;
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
  const { asked } = fromStored({ soek, periode: null }, now, () => true);
  return soughtBy(toSearchQuery({ ...asked, ...UNORDERED, ...ANY_DAYS }));
}
const ANY_DAYS = { domstolid: ALL_COURTS, fraDato: '2000-01-01', tilDato: '2000-01-01' };
