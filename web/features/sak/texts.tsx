import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

/** The page of a case. Hearings and notes have catalogues of their own. */
export const t = texts({
  sak: { nb: 'Sak', nn: 'Sak' },
  loading: { nb: 'Henter saken', nn: 'Hentar saka' },
  gone: {
    nb: 'Saken finnes ikke, eller den er ikke lenger tilgjengelig.',
    nn: 'Saka finst ikkje, eller er ikkje lenger tilgjengeleg.',
  },
  tryLater: { nb: 'Vent litt, og prøv igjen.', nn: 'Vent litt, og prøv igjen.' },
  printHead: {
    nb: (saksnummer: string, domstol: string) => `Sak ${saksnummer}, ${domstol}`,
    nn: (saksnummer: string, domstol: string) => `Sak ${saksnummer}, ${domstol}`,
  },
  registered: {
    nb: (day: string) => `Registrert ${day}`,
    nn: (day: string) => `Registrert ${day}`,
  },
  lastChanged: {
    nb: (when: string, what: string) => `Sist endret ${when}: ${what}`,
    nn: (when: string, what: string) => `Sist endra ${when}: ${what}`,
  },
  today: { nb: 'i dag', nn: 'i dag' },
  yesterday: { nb: 'i går', nn: 'i går' },
  nextHearing: {
    nb: (when: string) => `Neste rettsmøte ${when}`,
    nn: (when: string) => `Neste rettsmøte ${when}`,
  },
  goingOn: {
    nb: (when: string) => `Rettsmøte pågår fra ${when}`,
    nn: (when: string) => `Rettsmøte pågår frå ${when}`,
  },
  inDays: {
    nb: (days: number) => (days === 0 ? 'i dag' : days === 1 ? 'i morgen' : `om ${days} dager`),
    nn: (days: number) => (days === 0 ? 'i dag' : days === 1 ? 'i morgon' : `om ${days} dagar`),
  },

  // The hits that it was opened from
  hits: { nb: 'Treff i søket', nn: 'Treff i søket' },
  backTo: {
    nb: (list: string, what: string) => `${list}: ${what}`,
    nn: (list: string, what: string) => `${list}: ${what}`,
  },
  hitOf: {
    nb: (nr: string, total: string) => `Treff ${nr} av ${total}`,
    nn: (nr: string, total: string) => `Treff ${nr} av ${total}`,
  },
  favourites: { nb: 'Favoritter', nn: 'Favorittar' },
  favouriteOf: {
    nb: (nr: string, total: string) => `Favoritt ${nr} av ${total}`,
    nn: (nr: string, total: string) => `Favoritt ${nr} av ${total}`,
  },
  previous: { nb: 'Forrige', nn: 'Førre' },
  next: { nb: 'Neste', nn: 'Neste' },
  noHit: { nb: 'Kunne ikke hente treffet.', nn: 'Kunne ikkje hente treffet.' },

  // What one does with it
  following: { nb: 'Følger', nn: 'Følgjer' },
  toCalendar: { nb: 'Legg i kalender', nn: 'Legg i kalender' },
  copyReference: { nb: 'Kopier referanse', nn: 'Kopier referanse' },
  print: { nb: 'Skriv ut', nn: 'Skriv ut' },
  reference: { nb: 'Referanse', nn: 'Referanse' },
  hearingIn: {
    nb: (when: string) => `Neste rettsmøte: ${when}`,
    nn: (when: string) => `Neste rettsmøte: ${when}`,
  },
  copied: {
    nb: (what: string) => `Kopiert: ${what}, med adressen`,
    nn: (what: string) => `Kopiert: ${what}, med adressa`,
  },
  notCopied: {
    nb: 'Nettleseren lot oss ikke kopiere. Teksten er merket, så du kan kopiere den selv.',
    nn: 'Nettlesaren lét oss ikkje kopiere. Teksten er merkt, så du kan kopiere han sjølv.',
  },

  // The facts
  facts: { nb: 'Informasjon om saken', nn: 'Informasjon om saka' },
  lawyers: { nb: 'Advokater', nn: 'Advokatar' },
  period: { nb: 'Start - slutt', nn: 'Start - slutt' },
  indictment: { nb: 'Tiltale', nn: 'Tiltale' },
  noIndictment: { nb: 'Ingen tiltale', nn: 'Ingen tiltale' },
  decision: { nb: 'Avgjørelse', nn: 'Avgjerd' },
  noDecision: { nb: 'Ingen avgjørelse', nn: 'Inga avgjerd' },
  given: { nb: 'Avsagt dom', nn: 'Avsagd dom' },
  notGiven: { nb: 'Ikke avsagt', nn: 'Ikkje avsagd' },
  notRegistered: { nb: 'Ikke registrert', nn: 'Ikkje registrert' },
  notScheduled: { nb: 'Ikke berammet', nn: 'Ikkje beramma' },
  namesHidden: {
    nb: (when: string) => `Navnene skjules ${when}`,
    nn: (when: string) => `Namna blir skjulte ${when}`,
  },
  availableUntil: {
    nb: (when: string) => `Tilgjengelig til ${when}`,
    nn: (when: string) => `Tilgjengeleg til ${when}`,
  },
  availableThrough: {
    nb: (day: string) => `Tilgjengelig til og med ${day}`,
    nn: (day: string) => `Tilgjengeleg til og med ${day}`,
  },

  // Related cases
  related: { nb: 'Beslektede saker', nn: 'Relaterte saker' },
  /** Before its number: whether a list says that one is an appeal in the other. */
  appeal: {
    til: {
      nb: (domstol: string) => `Anket til ${domstol}:`,
      nn: (domstol: string) => `Anka til ${domstol}:`,
    },
    fra: {
      nb: (domstol: string) => `Anke fra ${domstol}:`,
      nn: (domstol: string) => `Anke frå ${domstol}:`,
    },
    ukjent: { nb: (domstol: string) => `${domstol}:`, nn: (domstol: string) => `${domstol}:` },
  },
  givenOn: { nb: (day: string) => `Avsagt dom ${day}`, nn: (day: string) => `Avsagd dom ${day}` },

  // What the court has changed
  changes: { nb: 'Endringer', nn: 'Endringar' },
  noChanges: { nb: 'Ingen endringer er registrert', nn: 'Ingen endringar er registrerte' },
  olderChanges: { nb: 'Eldre endringer vises ikke', nn: 'Eldre endringar blir ikkje viste' },
  changedOn: { nb: (day: string) => `Endret ${day}:`, nn: (day: string) => `Endra ${day}:` },
  inHearing: {
    nb: (restriction: string, when: string) => `${restriction} i rettsmøtet ${when}`,
    nn: (restriction: string, when: string) => `${restriction} i rettsmøtet ${when}`,
  },
  fromTo: {
    nb: (before: ReactNode, now: ReactNode) => (
      <>
        fra {before} til {now}
      </>
    ),
    nn: (before: ReactNode, now: ReactNode) => (
      <>
        frå {before} til {now}
      </>
    ),
  },
  /** `none` says that there is none any more. */
  fromNone: {
    nb: (before: ReactNode, none: string) => (
      <>
        fra {before} {none}
      </>
    ),
    nn: (before: ReactNode, none: string) => (
      <>
        frå {before} {none}
      </>
    ),
  },

  // What the court has hidden or restricted
  namesHiddenBy: {
    nb: (when: string, domstol: string) =>
      `Skjult ${when}. Har du navnene, må du snakke med ${domstol} før du bruker dem.`,
    nn: (when: string, domstol: string) =>
      `Skjult ${when}. Har du namna, må du snakke med ${domstol} før du bruker dei.`,
  },
  ask: {
    nb: (domstol: string) => `Spør ${domstol} hvis du er i tvil om hva det omfatter.`,
    nn: (domstol: string) => `Spør ${domstol} dersom du er i tvil om kva det omfattar.`,
  },
  appliesUntil: {
    nb: (day: string) => `Gjelder til og med ${day}.`,
    nn: (day: string) => `Gjeld til og med ${day}.`,
  },
  hidden: {
    nb: (when: string) =>
      `Skjult ${when}. Opplysninger og dokumenter vises ikke lenger her. Det betyr ikke at saken er trukket eller hevet.`,
    nn: (when: string) =>
      `Skjult ${when}. Opplysningar og dokument blir ikkje viste her lenger. Det betyr ikkje at saka er trekt eller heva.`,
  },
  talkTo: {
    nb: (domstol: string) => (
      <>
        <strong>Har du opplysninger fra saken,</strong> må du snakke med {domstol} før du bruker
        dem.
      </>
    ),
    nn: (domstol: string) => (
      <>
        <strong>Har du opplysningar frå saka,</strong> må du snakke med {domstol} før du bruker dei.
      </>
    ),
  },
  questions: { nb: 'Spørsmål om saken', nn: 'Spørsmål om saka' },
  email: { nb: 'E-post', nn: 'E-post' },
  removed: { nb: 'Saken er fjernet fra favorittene.', nn: 'Saka er fjerna frå favorittane.' },
  remove: { nb: 'Fjern fra favorittene', nn: 'Fjern frå favorittane' },
  toSearch: { nb: 'Til søket', nn: 'Til søket' },
});
