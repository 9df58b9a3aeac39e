import { ADVANCED_FIELDS } from '#contract/search.ts';
import { eksportMessages } from '#domain/eksport.ts';
import { texts } from '#domain/texts.ts';
import { dayText, osloIso } from '#domain/time.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import { searchedFor } from '#bff/features/saker/search/search-request.ts';
import type { Rad } from './table.ts';
import { describeTerms, NO_TERMS } from './terms.ts';

const t = texts({
  service: { nb: 'Domstolenes pressetjeneste', nn: 'Pressetenesta til domstolane' },
  hits: { nb: 'Treffene i et søk', nn: 'Treffa i eit søk' },
  fetched: { nb: 'Hentet', nn: 'Henta' },
  spelling: { nb: 'Skrivemåte', nn: 'Skrivemåte' },
  otherSpelling: {
    nb: 'Ingen treff på ordene slik de er skrevet. Treffene gjelder andre skrivemåter eller deler av dem.',
    nn: 'Ingen treff på orda slik dei er skrivne. Treffa gjeld andre skrivemåtar eller delar av dei.',
  },
  count: { nb: 'Antall treff', nn: 'Talet på treff' },
  firstOf: {
    nb: (total: string, rows: string) => `${total}. Filen har de ${rows} første.`,
    nn: (total: string, rows: string) => `${total}. Fila har dei ${rows} første.`,
  },
  rules: { nb: 'Regler for bruk', nn: 'Reglar for bruk' },
});

interface Head {
  readonly search: ValidSearch;
  /** The names of the courts, by id. */
  readonly courts: ReadonlyMap<string, string>;
  readonly now: Date;
  /** How many cases were found, and how many of them the file has. */
  readonly totalHits: number;
  readonly rows: number;
  readonly isRespelled: boolean;
}

/** What was searched for and when, how much of it is there, and what holds for it. */
export function headOf({ search, courts, now, totalHits, rows, isRespelled }: Head): Rad[] {
  return [
    [t.service, t.hits],
    [t.fetched, momentText(now)],
    ...describeTerms(termsOf(search), courts),
    ...(isRespelled ? [[t.spelling, t.otherSpelling]] : []),
    [t.count, countText(totalHits, rows)],
    ...eksportMessages.regler.map((regel, at) => [at === 0 ? t.rules : '', regel]),
  ];
}

function momentText(now: Date): string {
  const iso = osloIso(now);
  return `${dayText(iso.slice(0, 10))} kl. ${iso.slice(11, 16)}`;
}

function countText(totalHits: number, rows: number): string {
  const number = (count: number) => count.toLocaleString('nb');
  if (rows >= totalHits) return number(totalHits);
  return t.firstOf(number(totalHits), number(rows));
}

/** What decides which cases are found. */
function termsOf(search: ValidSearch): Readonly<Record<string, string | string[]>> {
  const left: readonly string[] = [
    ...NO_TERMS,
    ...(search.isAdvancedSearch ? [] : ADVANCED_FIELDS),
  ];
  const terms = Object.entries(searchedFor(search)).filter(([name]) => !left.includes(name));
  return Object.fromEntries(terms);
}
