import { ADVANCED_FIELDS, FASETTER, fasettParam } from '#contract/search.ts';
import type { Utvei } from '#contract/treff.ts';
import {
  ALL_COURTS,
  defaultRange,
  type DayRange,
  KATEGORIER,
  searchableRange,
} from '#domain/search-rules.ts';
import type { Sak } from '#domain/sak.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { hearingsThatCount } from '#search/hearings.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { leavingOut } from '#search/text/query/left-out.ts';
import { asksInTime } from './in-time.ts';

/** Where the hits are counted, and how long is waited for that, in ms. */
interface Counting {
  readonly engine: SearchEngine;
  readonly gate: Gate;
  readonly patience?: number | undefined;
  /** The case as it is now, for its days; null when it is gone. */
  readonly readSak: (sakId: string) => Promise<Pick<Sak, 'rettsmoeter'> | null>;
}

/** Words that are left out, one at a time: with the other ways, at most twelve questions to the engine, and two for a first day. */
const MOST_WORDS = 5;
/** Nothing was found is an answer that should not wait long for this. */
const PATIENCE = 1_000;

/** A changed search that may find something. */
interface Way {
  readonly slag: Utvei['slag'];
  readonly ord?: string;
  readonly search: ValidSearch;
}

/**
 * How a search that found nothing can be changed so that it finds something, in the order in which it is shown: other
 * days, other courts, other categories, fewer filters, fewer words. Later days begin with the first that has hits. Each
 * count passes the gate of the search itself. What the engine does not count in time is left out.
 */
export async function waysOut(search: ValidSearch, counting: Counting): Promise<Utvei[]> {
  const { now } = counting.gate;
  const [near, whole] = otherDays(search, now);
  const others = [...courts(search), ...categories(search, now), ...filters(search)];
  const ways = [near, whole, ...others, ...words(search)];
  const { count, ask, stop } = counter(counting);
  try {
    const counts = await Promise.all(ways.map(count));
    const first = await fromFirstDay([near, counts[0]!], search, { ...counting, count, ask });
    const days = ofDays([first, counts[0]!], [whole, counts[1]!], search);
    const found = [...days, ...utveier(ways.slice(2), counts.slice(2))];
    if (found.length > 0) return found;
    // No single change is enough: all of them but the words.
    const all = everything(search, now);
    return all ? utveier([all], [await count(all)]) : [];
  } finally {
    stop();
  }
}

/** The days that are nearest (coming hearings, earlier decisions), and the whole period that can be searched. */
function otherDays(search: ValidSearch, now: Date): readonly [Way, Way] {
  const period = searchableRange(now);
  const near =
    search.soekeKategori === 'avgjorelser' ? earlier(search, period) : later(search, period);
  return [
    { slag: 'periode', search: { ...search, ...near } },
    { slag: 'periode', search: { ...search, ...period } },
  ];
}

const later = ({ tilDato }: DayRange, period: DayRange): DayRange => ({
  fraDato: shiftDay(tilDato, { days: 1 }),
  tilDato: period.tilDato,
});
const earlier = ({ fraDato }: DayRange, period: DayRange): DayRange => ({
  fraDato: period.fraDato,
  tilDato: shiftDay(fraDato, { days: -1 }),
});

type Counter = Counting & Omit<ReturnType<typeof counter>, 'stop'>;

/**
 * Later days from the first one on that has hits, as the earliest hearing says; unchanged when it can't be told in time, or
 * when there are hits before it, which have no hearing.
 */
async function fromFirstDay(
  [way, hits]: Counted,
  asked: ValidSearch,
  counter: Counter,
): Promise<Way> {
  const { engine, gate, readSak, count, ask } = counter;
  const { search } = way;
  if (hits === 0 || search.fraDato <= asked.tilDato) return way;
  const inOrder = { sortField: 'rettsmoete', sortAscending: true } as const;
  const query = { ...toSearchQuery(search), ...inOrder, tiers: [] };
  const [sakId] = (await ask(() => engine.search(query, ONE_ROW, gate)))?.sakIds ?? [];
  const sak = sakId === undefined ? null : await readSak(sakId);
  const [day] = (sak?.rettsmoeter ?? [])
    .filter(hearingsThatCount(query))
    .map(({ start }) => osloDay(start))
    .sort();
  if (day === undefined || day <= search.fraDato) return way;
  const first = { ...way, search: { ...search, fraDato: day } };
  return (await count(first)) === hits ? first : way;
}
const ONE_ROW = { page: 1, pageSize: 1 };

type Counted = readonly [Way, number];

/** The near days; the whole period when it has more, and when it has all of them on its other side, that side. */
function ofDays(near: Counted, whole: Counted, search: ValidSearch): Utvei[] {
  const [way, hits] = near;
  const [all, allHits] = whole;
  if (hits > 0 || allHits === 0) return utveier([way, all], [hits, allHits > hits ? allHits : 0]);
  const isDecisions = search.soekeKategori === 'avgjorelser';
  const far = (isDecisions ? later : earlier)(search, all.search);
  return utveier([{ ...all, search: { ...search, ...far } }], [allHits]);
}

function courts(search: ValidSearch): Way[] {
  return search.domstolid === ALL_COURTS
    ? []
    : [{ slag: 'domstoler', search: { ...search, domstolid: ALL_COURTS } }];
}

/** Another category looks at its own days, as when it is chosen, and at those that were asked for. */
function categories(search: ValidSearch, now: Date): Way[] {
  return KATEGORIER.filter((kategori) => kategori !== search.soekeKategori).map((kategori) => {
    const own = defaultRange(kategori, now);
    const fraDato = own.fraDato < search.fraDato ? own.fraDato : search.fraDato;
    const tilDato = own.tilDato > search.tilDato ? own.tilDato : search.tilDato;
    return { slag: 'kategori', search: { ...search, soekeKategori: kategori, fraDato, tilDato } };
  });
}

function filters(search: ValidSearch): Way[] {
  return isFiltered(search) ? [{ slag: 'utenFiltre', search: withoutFilters(search) }] : [];
}

/** Chosen values of the facets, fields of 'Utvidet søk' and 'nye siden sist'. */
function isFiltered(search: ValidSearch): boolean {
  return (
    search.nye === true ||
    FASETTER.some((fasett) => search[fasettParam(fasett)].length > 0) ||
    (search.isAdvancedSearch === true &&
      ADVANCED_FIELDS.some((field) => search[field].trim() !== ''))
  );
}

function withoutFilters(search: ValidSearch): ValidSearch {
  const chosen = Object.fromEntries(FASETTER.map((fasett) => [fasettParam(fasett), []]));
  return { ...search, ...chosen, isAdvancedSearch: false, nye: false };
}

function words(search: ValidSearch): Way[] {
  return leavingOut(search.query)
    .slice(0, MOST_WORDS)
    .map(({ word, rest }) => ({
      slag: 'utenOrd',
      ord: word,
      search: { ...search, query: rest },
    }));
}

/** In every court, the whole period, without filters; null when that is no more than one change. */
function everything(search: ValidSearch, now: Date): Way | null {
  const isAnywhere = search.domstolid === ALL_COURTS;
  if (isAnywhere && !isFiltered(search)) return null;
  const wide = { ...search, ...searchableRange(now), domstolid: ALL_COURTS };
  return isFiltered(search)
    ? { slag: 'utenFiltre', search: withoutFilters(wide) }
    : { slag: 'domstoler', search: wide };
}

function utveier(ways: readonly Way[], counts: readonly number[]): Utvei[] {
  return ways.flatMap(({ slag, ord = null, search }, i) => {
    const { soekeKategori, domstolid, fraDato, tilDato, query } = search;
    const soek = { soekeKategori, domstolid, fraDato, tilDato, query };
    return counts[i]! > 0 ? [{ slag, antall: counts[i]!, ord, soek }] : [];
  });
}

/** Counts hits until patience ends; 0 for what the engine does not answer. */
function counter({ engine, gate, patience = PATIENCE }: Counting) {
  const { ask, stop } = asksInTime(patience);
  const count = async ({ search }: Way): Promise<number> => {
    if (search.fraDato > search.tilDato) return 0;
    // Only counted: nothing is put in order.
    const page = { page: 1, pageSize: 0 };
    return (await ask(() => engine.search(toSearchQuery(search), page, gate)))?.totalHits ?? 0;
  };
  return { count, ask, stop };
}
