import type { Domstol } from '#contract/bruker.ts';
import { ADVANCED_FIELDS, type SearchParams } from '#contract/search.ts';
import { ALL_COURTS, type Kategori } from '#domain/search-rules.ts';
import type { Day } from '#domain/time.ts';

/** The categories, in the order of the form. */
export const KATEGORI_NAVN: Record<Kategori, string> = {
  berammede: 'Berammede saker',
  avgjorelser: 'Avgjørelser',
  tiltaler: 'Tiltaler',
};

type Courts = readonly Domstol[] | undefined;

type Period = Partial<Pick<SearchParams, 'fraDato' | 'tilDato'>>;

/** The court inside a sentence: 'Oslo tingrett', 'alle domstoler'; empty until the courts are known. */
export function courtText(id: string | undefined, courts: Courts): string {
  if (id === ALL_COURTS) return 'alle domstoler';
  return courts?.find((court) => court.id === id)?.navn ?? '';
}

/** `23.–29. november 2026`. Without its year when both days are in the same one. */
export function periodText({ fraDato, tilDato }: Period, hasYear = true): string {
  if (!fraDato || !tilDato || fraDato > tilDato) return '';
  return rangeFormat(hasYear).formatRange(Date.parse(fraDato), Date.parse(tilDato));
}

/** Days are no instants: read and written in one zone they stay what they are. */
const rangeFormat = (hasYear: boolean) =>
  new Intl.DateTimeFormat('nb', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(hasYear && { year: 'numeric' }),
  });

/** `mandag 23. november` of a day. */
export function dayName(day: Day): string {
  return new Intl.DateTimeFormat('nb', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(Date.parse(day));
}

/** The search but for its words, on one line: `Berammede saker, alle domstoler, 23.–29. november 2026`. */
export function termsText(search: SearchParams, courts: Courts): string {
  const { soekeKategori, domstolid } = search;
  return listed([KATEGORI_NAVN[soekeKategori], courtText(domstolid, courts), periodText(search)]);
}

/** The words of all fields. */
export function wordsOf(search: SearchParams): string {
  const advanced = search.isAdvancedSearch ? ADVANCED_FIELDS.map((field) => search[field]) : [];
  return listed([search.query, ...advanced].map((text) => text.trim()));
}

/** The search as the title of a tab begins with it: `narkotika, Oslo tingrett, 23.–29. november`. */
export function searchTitle(search: SearchParams, courts: Courts): string {
  const { soekeKategori, domstolid } = search;
  const terms = listed([
    soekeKategori === 'berammede' ? '' : KATEGORI_NAVN[soekeKategori],
    courtText(domstolid, courts),
    periodText(search, false),
  ]);
  const words = wordsOf(search);
  return words ? listed([words, terms]) : terms.charAt(0).toUpperCase() + terms.slice(1);
}

const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
