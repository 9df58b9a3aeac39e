import type { Kategori } from '#domain/search-rules.ts';
import { type Both, texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of a search that found nothing, or whose case is elsewhere. */
export const t = texts({
  hits: {
    nb: (count: number) => `${formatNumber(count)} treff`,
    nn: (count: number) => `${formatNumber(count)} treff`,
  },
  noHitsOnAll: { nb: 'Ingen treff på alle ordene', nn: 'Ingen treff på alle orda' },
  noSuchCase: {
    nb: (number: string) => `Vi finner ikke sak ${number}. Sjekk nummeret.`,
    nn: (number: string) => `Vi finn ikkje sak ${number}. Sjekk nummeret.`,
  },
  tryOneOf: { nb: 'Prøv et av disse:', nn: 'Prøv eitt av desse:' },
  didYouMean: {
    nb: (query: string) => `Mente du «${query}»?`,
    nn: (query: string) => `Meinte du «${query}»?`,
  },
  adviceSpelling: { nb: 'Sjekk stavemåten.', nn: 'Sjekk skrivemåten.' },
  adviceFewer: {
    nb: 'Sjekk stavemåten, eller bruk færre ord.',
    nn: 'Sjekk skrivemåten, eller bruk færre ord.',
  },
  adviceWiden: {
    nb: 'Utvid perioden, eller velg «Alle domstoler».',
    nn: 'Utvid perioden, eller vel «Alle domstolar».',
  },
  adviceCourts: { nb: 'Velg «Alle domstoler».', nn: 'Vel «Alle domstolar».' },
  adviceLonger: { nb: 'Utvid perioden.', nn: 'Utvid perioden.' },
  adviceQuotes: {
    nb: 'Fjern anførselstegn for å søke på enkeltord.',
    nn: 'Fjern hermeteikn for å søke på enkeltord.',
  },
  reset: { nb: 'Nullstill søket', nn: 'Nullstill søket' },

  later: {
    nb: (count: number, day: string) =>
      `${formatNumber(count)} treff senere i perioden, fra ${day}`,
    nn: (count: number, day: string) =>
      `${formatNumber(count)} treff seinare i perioden, frå ${day}`,
  },
  earlier: {
    nb: (count: number) => `${formatNumber(count)} treff tidligere i perioden`,
    nn: (count: number) => `${formatNumber(count)} treff tidlegare i perioden`,
  },
  inWholePeriod: {
    nb: (count: number) => `${formatNumber(count)} treff i hele perioden`,
    nn: (count: number) => `${formatNumber(count)} treff i heile perioden`,
  },
  inAllCourts: {
    nb: (count: number) => `${formatNumber(count)} treff i alle domstoler`,
    nn: (count: number) => `${formatNumber(count)} treff i alle domstolar`,
  },
  withoutFilters: {
    nb: (count: number) => `${formatNumber(count)} treff uten filtrene`,
    nn: (count: number) => `${formatNumber(count)} treff utan filtera`,
  },
  withoutWord: {
    nb: (count: number, word: string) => `${formatNumber(count)} treff uten «${word}»`,
    nn: (count: number, word: string) => `${formatNumber(count)} treff utan «${word}»`,
  },
  only: { nb: (words: string) => `Bare «${words}»`, nn: (words: string) => `Berre «${words}»` },
  samePeriod: { nb: 'samme periode', nn: 'same periode' },

  caseOutside: {
    nb: 'Saken finnes, men utenfor søket ditt',
    nn: 'Saka finst, men utanfor søket ditt',
  },
  casesOutside: {
    nb: 'Sakene finnes, men utenfor søket ditt',
    nn: 'Sakene finst, men utanfor søket ditt',
  },
  /** `why` is one of those below, or two with `and` between. */
  whyOutside: {
    nb: (number: string, why: string) => `Sak ${number} ${why}.`,
    nn: (number: string, why: string) => `Sak ${number} ${why}.`,
  },
  and: { nb: ' og ', nn: ' og ' },
  inCourt: { nb: (court: string) => `går i ${court}`, nn: (court: string) => `går i ${court}` },
  hearingOn: {
    nb: (days: string) => `har rettsmøte ${days}`,
    nn: (days: string) => `har rettsmøte ${days}`,
  },
  noHearings: { nb: 'har ingen rettsmøter', nn: 'har ingen rettsmøte' },
  noIndictment: {
    nb: 'har ingen tiltale som kan vises',
    nn: 'har ingen tiltale som kan visast',
  },
  noDecision: {
    nb: 'har ingen avgjørelse som kan vises',
    nn: 'har inga avgjerd som kan visast',
  },
  decisionOf: {
    nb: (day: string) => `har avgjørelse fra ${day}`,
    nn: (day: string) => `har avgjerd frå ${day}`,
  },
  otherReason: {
    nb: 'passer ikke med resten av søket eller med filtrene',
    nn: 'passar ikkje med resten av søket eller med filtera',
  },
});

type Counted = Both<(count: number) => string>;
/** `where` is empty until the courts are known. */
type Asked = Both<(where: string, days: string) => string>;

/** What was searched in: `Du søkte i berammede saker i Oslo tingrett 23.–29. november 2026.` */
export const ASKED = texts({
  berammede: {
    nb: (where, days) => `Du søkte i berammede saker${where && ` i ${where}`} ${days}.`,
    nn: (where, days) => `Du søkte i beramma saker${where && ` i ${where}`} ${days}.`,
  },
  avgjorelser: {
    nb: (where, days) => `Du søkte i avgjørelser${where && ` i ${where}`} ${days}.`,
    nn: (where, days) => `Du søkte i avgjerder${where && ` i ${where}`} ${days}.`,
  },
  tiltaler: {
    nb: (where, days) => `Du søkte i tiltaler${where && ` i ${where}`} ${days}.`,
    nn: (where, days) => `Du søkte i tiltalar${where && ` i ${where}`} ${days}.`,
  },
} satisfies Record<Kategori, Asked>);

/** Hits that a search has in another category. */
export const HITS_IN = texts({
  berammede: {
    nb: (count) => `${formatNumber(count)} treff i berammede saker`,
    nn: (count) => `${formatNumber(count)} treff i beramma saker`,
  },
  avgjorelser: {
    nb: (count) => `${formatNumber(count)} treff i avgjørelser`,
    nn: (count) => `${formatNumber(count)} treff i avgjerder`,
  },
  tiltaler: {
    nb: (count) => `${formatNumber(count)} treff i tiltaler`,
    nn: (count) => `${formatNumber(count)} treff i tiltalar`,
  },
} satisfies Record<Kategori, Counted>);
