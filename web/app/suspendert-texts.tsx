import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

/** The texts of the page of somebody whose access is suspended. */
export const t = texts({
  heading: { nb: 'Tilgangen din er suspendert', nn: 'Tilgangen din er suspendert' },
  barred: {
    nb: 'Du kan ikke bruke pressetjenesten nå.',
    nn: 'Du kan ikkje bruke pressetenesta no.',
  },
  until: {
    nb: (day: ReactNode) => (
      <>
        Suspensjonen oppheves {day}. Fra og med den dagen har du tilgang som før, uten at du trenger
        å gjøre noe.
      </>
    ),
    nn: (day: ReactNode) => (
      <>
        Suspensjonen blir oppheva {day}. Frå og med den dagen har du tilgang som før, utan at du
        treng å gjere noko.
      </>
    ),
  },
  openEnded: {
    nb: 'Du får e-post når du har tilgang igjen.',
    nn: 'Du får e-post når du har tilgang igjen.',
  },
  newsroomUntil: {
    nb: (navn: string, day: string) =>
      `Tilgangen til redaksjonen ${navn} er suspendert til og med ${day}. Det gjelder alle i redaksjonen.`,
    nn: (navn: string, day: string) =>
      `Tilgangen til redaksjonen ${navn} er suspendert til og med ${day}. Det gjeld alle i redaksjonen.`,
  },
  newsroom: {
    nb: (navn: string) =>
      `Tilgangen til redaksjonen ${navn} er suspendert inntil videre. Det gjelder alle i redaksjonen.`,
    nn: (navn: string) =>
      `Tilgangen til redaksjonen ${navn} er suspendert inntil vidare. Det gjeld alle i redaksjonen.`,
  },
  ask: {
    nb: (address: ReactNode) => <>Har du spørsmål om dette, kan du skrive til {address}.</>,
    nn: (address: ReactNode) => <>Har du spørsmål om dette, kan du skrive til {address}.</>,
  },
  deleted: { nb: 'Profilen din blir slettet', nn: 'Profilen din blir sletta' },
  deletedFrom: {
    nb: (day: string, time: string) =>
      `Alt du har lagret, slettes for godt etter ${day} kl. ${time}. Fram til da kan det angres. Etterpå kan du søke om tilgang på nytt.`,
    nn: (day: string, time: string) =>
      `Alt du har lagra, blir sletta for godt etter ${day} kl. ${time}. Fram til då kan det angrast. Etterpå kan du søke om tilgang på nytt.`,
  },
  reason: { nb: 'Begrunnelse', nn: 'Grunngiving' },
  signOut: { nb: 'Logg ut', nn: 'Logg ut' },
  leave: { nb: 'Avslutt din profil', nn: 'Avslutt profilen din' },
});
