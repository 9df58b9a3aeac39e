import type { Forslag } from '#contract/soekeforslag.ts';
import type { DomstolSoekenavn } from '#db/domstol/domstoler.ts';
import { readDagord } from '#domain/dagord/dagord.ts';
import { type Day, dayText } from '#domain/time.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { suggestCourts } from './courts.ts';
import { everythingIn } from './everything.ts';
import { NO_TARGET } from './from-cases.ts';
import { t } from './texts.ts';
import { readTyped } from './typed.ts';

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
  const named = readDagord(text, { today, kategori: 'berammede' });
  if (!named || named.fraDato !== named.tilDato) return null;
  const { fraDato: day } = named;
  const words = named.tekst.toLowerCase();
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
  const query = everythingIn({ fraDato: day, tilDato: day });
  const { facets } = await engine.search(query, { page: 1, pageSize: 0 }, gate, {
    facets: true,
  });
  return (facets?.domstol ?? []).flatMap(
    ({ value }) => courts.find(({ id }) => id === value) ?? [],
  );
}
