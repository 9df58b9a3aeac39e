import type { SearchParams } from '#contract/search.ts';
import { isBegrensning } from '#domain/sak.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { type Both, texts } from '#domain/texts.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { dayText } from '#domain/time.ts';

/** How hits are shown, which does not decide which they are. */
export const NO_TERMS = ['page', 'pageSize', 'sortField', 'sortAscending'] as const;
type Term = Exclude<keyof SearchParams, (typeof NO_TERMS)[number]>;

/** What a search has asked for, as its form calls it, by its parameters. */
const TERM = texts({
  soekeKategori: { nb: 'Kategori', nn: 'Kategori' },
  domstolid: { nb: 'Domstol', nn: 'Domstol' },
  fraDato: { nb: 'Fra dato', nn: 'Frå dato' },
  tilDato: { nb: 'Til dato', nn: 'Til dato' },
  query: { nb: 'Søk etter', nn: 'Søk etter' },
  isAdvancedSearch: { nb: 'Utvidet søk', nn: 'Utvida søk' },
  saksnummer: { nb: 'Saksnummer', nn: 'Saksnummer' },
  domstol: { nb: 'Domstol', nn: 'Domstol' },
  sakengjelder: { nb: 'Saken gjelder', nn: 'Saka gjeld' },
  sakstype: { nb: 'Sakstype', nn: 'Sakstype' },
  parter: { nb: 'Parter', nn: 'Partar' },
  advokat: { nb: 'Advokat', nn: 'Advokat' },
  bistandsadvokat: { nb: 'Bistandsadvokat', nn: 'Bistandsadvokat' },
  dommer: { nb: 'Dommer', nn: 'Dommar' },
  rettsmotetype: { nb: 'Rettsmøtetype', nn: 'Rettsmøtetype' },
  dokumenttekst: { nb: 'Søk i dokumenttekst', nn: 'Søk i dokumenttekst' },
  fasettdomstol: { nb: 'Filter: domstol', nn: 'Filter: domstol' },
  fasettsakstype: { nb: 'Filter: sakstype', nn: 'Filter: sakstype' },
  fasettrettsmoetetype: { nb: 'Filter: rettsmøtetype', nn: 'Filter: rettsmøtetype' },
  fasettkode: { nb: 'Filter: kode', nn: 'Filter: kode' },
  fasettbegrensning: { nb: 'Filter: begrensning', nn: 'Filter: avgrensing' },
  dagord: { nb: 'Dager i ord', nn: 'Dagar i ord' },
  nye: { nb: 'Bare nye siden sist', nn: 'Berre nye sidan sist' },
} satisfies Record<Term, Both>);

const KATEGORI = texts({
  berammede: { nb: 'Berammede saker', nn: 'Beramma saker' },
  tiltaler: { nb: 'Tiltaler', nn: 'Tiltalar' },
  avgjorelser: { nb: 'Avgjørelser', nn: 'Avgjerder' },
} satisfies Record<SearchParams['soekeKategori'], Both>);
const t = texts({
  allCourts: { nb: 'Alle domstoler', nn: 'Alle domstolar' },
  yes: { nb: 'ja', nn: 'ja' },
  no: { nb: 'nei', nn: 'nei' },
  ord: { nb: 'søkt etter som ord', nn: 'søkt etter som ord' },
  uten: { nb: 'ikke med i søket', nn: 'ikkje med i søket' },
});

/** The terms in words, in their order, without empty ones. */
export function describeTerms(
  terms: Readonly<Record<string, string | readonly string[]>>,
  courts: Courts,
): (readonly [name: string, value: string])[] {
  return (Object.entries(terms) as [Term, string | readonly string[]][]).flatMap(([term, of]) => {
    const values = [of].flat().filter((value) => value !== '');
    const words = values.map((value) => WORD[term]?.(value, courts) ?? value).join(', ');
    return words === '' ? [] : [[TERM[term], words] as const];
  });
}

type Courts = ReadonlyMap<string, string>;
type Word = (value: string, courts: Courts) => string;
const court: Word = (value, courts) =>
  value === ALL_COURTS ? t.allCourts : (courts.get(value) ?? value);
const yesOrNo: Word = (value) => (value === 'true' ? t.yes : t.no);

/** The words for what is not said as it was typed or delivered. */
const WORD: { readonly [T in Term]?: Word } = {
  soekeKategori: (value) => KATEGORI[value as keyof typeof KATEGORI],
  domstolid: court,
  fraDato: dayText,
  tilDato: dayText,
  isAdvancedSearch: yesOrNo,
  fasettdomstol: court,
  fasettbegrensning: (value) => (isBegrensning(value) ? BEGRENSNING_NAVN[value] : value),
  dagord: (value) => t[value as 'ord' | 'uten'],
  nye: yesOrNo,
};
