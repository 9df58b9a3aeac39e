import { texts } from '#domain/texts.ts';
import { formatNumber } from '#web/format.ts';

/** The texts of the page of saved searches. */
export const t = texts({
  heading: { nb: 'Lagrede søk', nn: 'Lagra søk' },
  count: {
    nb: (count: number, most: number) => `${count} av ${most} søk`,
    nn: (count: number, most: number) => `${count} av ${most} søk`,
  },
  failed: {
    nb: 'Kunne ikke hente de lagrede søkene dine',
    nn: 'Kunne ikkje hente dei lagra søka dine',
  },
  reading: { nb: 'Henter lagrede søk …', nn: 'Hentar lagra søk …' },
  none: {
    nb: 'Du har ingen lagrede søk. Søk, og trykk på «Lagre søket» over trefflisten.',
    nn: 'Du har ingen lagra søk. Søk, og trykk på «Lagre søket» over trefflista.',
  },
  toSearch: { nb: 'Gå til søk', nn: 'Gå til søk' },
  uncounted: {
    nb: 'Vi fikk ikke talt treffene i alle søkene.',
    nn: 'Vi fekk ikkje talt treffa i alle søka.',
  },
  how: {
    nb: 'Du lagrer et nytt søk med knappen «Lagre søket» over trefflisten.',
    nn: 'Du lagrar eit nytt søk med knappen «Lagre søket» over trefflista.',
  },
  whatIsNew: {
    nb: '«Nye siden sist» er saker som har kommet etter forrige besøk ditt, også om du ikke har åpnet varselet om dem.',
    nn: '«Nye sidan sist» er saker som har kome etter det førre besøket ditt, også om du ikkje har opna varselet om dei.',
  },
  noticesTo: {
    nb: (email: string) => `Varsler sendes til ${email}.`,
    nn: (email: string) => `Varsel blir sende til ${email}.`,
  },
  change: { nb: 'Endre', nn: 'Endre' },

  search: { nb: 'Søk', nn: 'Søk' },
  newSince: { nb: 'Nye siden sist', nn: 'Nye sidan sist' },
  hitsNow: { nb: 'Treff nå', nn: 'Treff no' },
  tellMe: { nb: 'Varsle meg', nn: 'Varsle meg' },
  tellMeOf: {
    nb: (name: string) => `Varsle meg om ${name}`,
    nn: (name: string) => `Varsle meg om ${name}`,
  },
  saved: { nb: 'Lagret', nn: 'Lagra' },
  choices: { nb: 'Kalender, endre eller slett', nn: 'Kalender, endre eller slett' },
  invalid: { nb: 'Ugyldig', nn: 'Ugyldig' },
  repair: {
    nb: 'Åpne søket, rett det, og lagre det på nytt.',
    nn: 'Opne søket, rett det, og lagre det på nytt.',
  },
  counting: { nb: 'Teller …', nn: 'Tel …' },
  notCounted: { nb: 'Ikke talt', nn: 'Ikkje talt' },
  noneNew: { nb: 'Ingen nye', nn: 'Ingen nye' },
  newHits: {
    nb: (count: number) => `${formatNumber(count)} ${count === 1 ? 'ny' : 'nye'}`,
    nn: (count: number) => `${formatNumber(count)} ${count === 1 ? 'ny' : 'nye'}`,
  },
  newHitsOf: {
    nb: (count: number, name: string) =>
      `${formatNumber(count)} ${count === 1 ? 'ny' : 'nye'} siden sist i ${name}`,
    nn: (count: number, name: string) =>
      `${formatNumber(count)} ${count === 1 ? 'ny' : 'nye'} sidan sist i ${name}`,
  },
  subscribeTo: {
    nb: (name: string) => `Abonner på ${name} i kalender`,
    nn: (name: string) => `Abonner på ${name} i kalender`,
  },
  changeOne: { nb: (name: string) => `Endre ${name}`, nn: (name: string) => `Endre ${name}` },
  deleteOne: { nb: (name: string) => `Slett ${name}`, nn: (name: string) => `Slett ${name}` },
});
