import type { Kategori } from '#domain/search-rules.ts';
import { type Both, texts } from '#domain/texts.ts';

/** The texts of the form and of what stands there from the first load. */
export const t = texts({
  search: { nb: 'Søk', nn: 'Søk' },
  pageTitle: {
    nb: (search: string) => `${search} – Søk`,
    nn: (search: string) => `${search} – Søk`,
  },
  toHits: { nb: 'Til treffene', nn: 'Til treffa' },
  formName: { nb: 'Saker', nn: 'Saker' },
  category: { nb: 'Kategori', nn: 'Kategori' },
  court: { nb: 'Domstol', nn: 'Domstol' },
  chooseCourt: { nb: 'Velg domstol', nn: 'Vel domstol' },
  allCourts: { nb: 'Alle domstoler', nn: 'Alle domstolar' },
  own: {
    nb: (count: number) => `Mine domstoler (${count})`,
    nn: (count: number) => `Mine domstolar (${count})`,
  },
  allCourtsInSentence: { nb: 'alle domstoler', nn: 'alle domstolar' },
  earliestDay: {
    nb: (day: string, months: string) => `Tidligste dato er ${day}, ${months} tilbake.`,
    nn: (day: string, months: string) => `Tidlegaste dato er ${day}, ${months} tilbake.`,
  },
  latestDay: {
    nb: (day: string, months: number) => `Seneste dato er ${day}, ${months} måneder frem.`,
    nn: (day: string, months: number) => `Seinaste dato er ${day}, ${months} månader fram.`,
  },
  searchFor: { nb: 'Søk etter', nn: 'Søk etter' },
  change: { nb: 'Endre', nn: 'Endre' },
  advancedSearch: { nb: 'Utvidet søk', nn: 'Utvida søk' },
  rules: {
    nb: (parties: string, documents: string) =>
      `Parter anonymiseres ${parties} etter rettsmøtet. Tiltaler vises i ${documents} etter siste rettsmøte, avgjørelser i ${documents} etter avsagt dom.`,
    nn: (parties: string, documents: string) =>
      `Partar blir anonymiserte ${parties} etter rettsmøtet. Tiltalar blir viste i ${documents} etter siste rettsmøte, avgjerder i ${documents} etter at dommen er avsagd.`,
  },
});

/** The categories, in the order of the form. */
export const KATEGORI_NAVN = texts({
  berammede: { nb: 'Berammede saker', nn: 'Beramma saker' },
  avgjorelser: { nb: 'Avgjørelser', nn: 'Avgjerder' },
  tiltaler: { nb: 'Tiltaler', nn: 'Tiltalar' },
} satisfies Record<Kategori, Both>);

export const DATO_NAVN = texts({
  fraDato: { nb: 'Fra dato', nn: 'Frå dato' },
  tilDato: { nb: 'Til dato', nn: 'Til dato' },
});
