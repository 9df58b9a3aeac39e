import type { Forslag } from '#contract/soekeforslag.ts';
import type { DomstolSoekenavn } from '#db/domstol/domstoler.ts';
import { type Day, dayText, shiftDay } from '#domain/time.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { NO_WORDS } from '#search/query.ts';
import { suggestCourts } from './courts.ts';
import { NO_TARGET } from './from-cases.ts';
import { t } from './texts.ts';
import { readTyped } from './typed.ts';

/** A day that is named in a text, and what stands there besides. */
interface DayWords {
  readonly day: Day;
  readonly words: string;
  readonly rest: string;
}

const DAYS: Readonly<Record<string, number>> = { dag: 0, morgen: 1, morgon: 1, går: -1 };
const NAMED = /(?<!\S)i ?(dag|morgen|morgon|går)(?!\S)/iu;

/** null: it names no day. */
function dayWordsAt(text: string, today: Day): DayWords | null {
  const found = NAMED.exec(text);
  if (!found) return null;
  const [words, name] = found;
  const rest = text.slice(0, found.index) + text.slice(found.index + words.length);
  return {
    day: shiftDay(today, { days: DAYS[name!.toLowerCase()]! }),
    words: words.toLowerCase(),
    rest: rest.trim().replace(/\s+/g, ' '),
  };
}

/** What may stand between the day and the court: 'i dag i oslo', 'i dag ved Oslo tingrett'. */
const BEFORE_COURT = /^(?:i|ved|på|fra|frå|hos) /iu;

interface Sources {
  readonly engine: SearchEngine;
  readonly gate: Gate;
  readonly courts: readonly DomstolSoekenavn[];
  readonly today: Day;
}

/**
 * The whole day that is named: in the court that is named too, else in every court and in those with most cases that day.
 * null when no day is named.
 */
export async function suggestDays(text: string, sources: Sources): Promise<Forslag[] | null> {
  const { courts, today } = sources;
  const named = dayWordsAt(text, today);
  if (!named) return null;
  const { day, words } = named;
  const rest = named.rest.replace(BEFORE_COURT, '');
  const one = (tekst: string, query = '', domstolid: string | null = null): Forslag => ({
    ...{ ...NO_TARGET, tekst, query, domstolid },
    ...{ detalj: dayText(day), dag: day },
  });
  const typed = readTyped(rest);
  if (!typed) {
    const most = await courtsWithMost(day, sources);
    return [
      one(t.inAllCourts(words), '', ALL_COURTS),
      ...most.map(({ id, navn }) => one(`${words} i ${navn}`, '', id)),
    ];
  }
  const inCourts = suggestCourts(courts, typed);
  if (inCourts.length === 0) return [one(`«${typed.text}» ${words}`, typed.text)];
  return inCourts.map(({ tekst, query, domstolid }) =>
    query === null
      ? one(`${words} i ${tekst}`, '', domstolid)
      : one(tekst.replace(`«${query}»`, `«${query}» ${words}`), query, domstolid),
  );
}

/** The courts by how many cases they have on a day, most first; counted as a search is, behind its gate. */
async function courtsWithMost(day: Day, { engine, gate, courts }: Sources) {
  const everything = {
    ...({ kategori: 'berammede', fraDato: day, tilDato: day, domstolId: null } as const),
    ...NO_WORDS,
    ...({ sortField: 'rettsmoete', sortAscending: true } as const),
  };
  const { facets } = await engine.search(everything, { page: 1, pageSize: 0 }, gate, {
    facets: true,
  });
  return (facets?.domstol ?? []).flatMap(
    ({ value }) => courts.find(({ id }) => id === value) ?? [],
  );
}
