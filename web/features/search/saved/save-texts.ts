import { texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of the dialog that saves a search. */
export const t = texts({
  title: { nb: 'Lagre søket', nn: 'Lagre søket' },
  changeTitle: { nb: 'Endre lagret søk', nn: 'Endre lagra søk' },
  name: { nb: 'Navn', nn: 'Namn' },
  tellMe: { nb: 'Varsle meg', nn: 'Varsle meg' },
  not: { nb: 'Ikke', nn: 'Ikkje' },
  noHits: { nb: 'Søket ville ikke gitt noen treff.', nn: 'Søket ville ikkje gitt nokon treff.' },
  fewHits: {
    nb: 'Søket ville gitt mindre enn ett treff i uken.',
    nn: 'Søket ville gitt mindre enn eitt treff i veka.',
  },
  hits: {
    nb: (count: number) => `Søket ville gitt ca. ${formatNumber(count)} treff i uken.`,
    nn: (count: number) => `Søket ville gitt ca. ${formatNumber(count)} treff i veka.`,
  },
  howCounted: { nb: 'Regnet av de siste tolv ukene.', nn: 'Rekna av dei siste tolv vekene.' },
  more: { nb: 'Flere valg', nn: 'Fleire val' },
  saveAs: { nb: 'Lagre som', nn: 'Lagre som' },
  newSearch: { nb: 'Et nytt søk', nn: 'Eit nytt søk' },
  insteadOf: {
    nb: (name: string) => `I stedet for «${name}»`,
    nn: (name: string) => `I staden for «${name}»`,
  },
  period: { nb: 'Periode', nn: 'Periode' },
  moving: {
    nb: (period: string) => `${period}, fra den dagen du åpner søket`,
    nn: (period: string) => `${period}, frå den dagen du opnar søket`,
  },
  fixed: { nb: (days: string) => `Bare ${days}`, nn: (days: string) => `Berre ${days}` },
  notSaved: { nb: 'Søket er ikke lagret', nn: 'Søket er ikkje lagra' },
  gone: {
    nb: 'Søket er slettet, kanskje i et annet vindu. Trykk «Lagre» en gang til for å lagre det som et nytt.',
    nn: 'Søket er sletta, kanskje i eit anna vindauge. Trykk «Lagre» ein gong til for å lagre det som eit nytt.',
  },
  save: { nb: 'Lagre', nn: 'Lagre' },
  saving: { nb: 'Lagrer søket', nn: 'Lagrar søket' },
  saved: {
    nb: (name: string) => `«${name}» er lagret.`,
    nn: (name: string) => `«${name}» er lagra.`,
  },
  change: { nb: 'Endre', nn: 'Endre' },
});
