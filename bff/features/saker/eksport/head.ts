import { ADVANCED_FIELDS } from '#contract/search.ts';
import { eksportMessages } from '#domain/eksport.ts';
import { describeDetaljer } from '#domain/revisjon-detaljer.ts';
import { dayText, osloIso } from '#domain/time.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import { searchedFor } from '#bff/features/saker/search/search-request.ts';
import type { Rad } from './table.ts';

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
    ['Domstolenes pressetjeneste', 'Treffene i et søk'],
    ['Hentet', momentText(now)],
    ...describeDetaljer(termsOf(search), {
      navnPaa: Object.fromEntries(courts),
      gjelder: null,
    }).map(({ navn, verdi }) => [navn, verdi]),
    ...(isRespelled ? [['Skrivemåte', OTHER_SPELLING]] : []),
    ['Antall treff', countText(totalHits, rows)],
    ...eksportMessages.regler.map((regel, at) => [at === 0 ? 'Regler for bruk' : '', regel]),
  ];
}

const OTHER_SPELLING =
  'Ingen treff på ordene slik de er skrevet. Treffene gjelder andre skrivemåter.';

function momentText(now: Date): string {
  const iso = osloIso(now);
  return `${dayText(iso.slice(0, 10))} kl. ${iso.slice(11, 16)}`;
}

function countText(totalHits: number, rows: number): string {
  const number = (count: number) => count.toLocaleString('nb');
  if (rows >= totalHits) return number(totalHits);
  return `${number(totalHits)}. Filen har de ${number(rows)} første.`;
}

/** How a search is shown, and its fields that do not count. */
const NO_TERMS = ['page', 'pageSize', 'sortField', 'sortAscending'];

/** What decides which cases are found. */
function termsOf(search: ValidSearch) {
  const left = [...NO_TERMS, ...(search.isAdvancedSearch ? [] : ADVANCED_FIELDS)];
  const terms = Object.entries(searchedFor(search)).filter(([name]) => !left.includes(name));
  return Object.fromEntries(terms);
}
