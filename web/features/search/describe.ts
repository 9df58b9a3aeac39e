import type { Domstol } from '#contract/bruker.ts';
import type { SearchParams } from '#contract/search.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { listed, wordsOf } from '#web/sak/search-address.ts';
import { KATEGORI_NAVN, t } from './texts.ts';

type Courts = readonly Domstol[] | undefined;

type Period = Partial<Pick<SearchParams, 'fraDato' | 'tilDato'>>;

/** The court inside a sentence: 'Oslo tingrett', 'alle domstoler'; empty until the courts are known. */
export function courtText(id: string | undefined, courts: Courts): string {
  if (id === ALL_COURTS) return t.allCourtsInSentence;
  return courts?.find((court) => court.id === id)?.navn ?? '';
}

/** `23.–29. november 2026`. Without its year when both days are in the same one. */
export function periodText({ fraDato, tilDato }: Period, hasYear = true): string {
  if (!fraDato || !tilDato || fraDato > tilDato) return '';
  return rangeFormat(hasYear).formatRange(Date.parse(fraDato), Date.parse(tilDato));
}

/** Days are no instants: read and written in one zone they stay what they are. Months are called the same in nynorsk, which not every browser knows. */
const rangeFormat = (hasYear: boolean) =>
  new Intl.DateTimeFormat('nb', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(hasYear && { year: 'numeric' }),
  });

/** The search but for its words, on one line: `Berammede saker, alle domstoler, 23.–29. november 2026`. */
export function termsText(search: SearchParams, courts: Courts): string {
  const { soekeKategori, domstolid } = search;
  return listed([KATEGORI_NAVN[soekeKategori], courtText(domstolid, courts), periodText(search)]);
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
