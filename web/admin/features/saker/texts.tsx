import type { ReactNode } from 'react';
import type { SakHendelseRad } from '#contract/admin/saker.ts';
import { bokmaal } from '#domain/texts.ts';
import { type Omfang, skjultMessages } from '#domain/tilbaketrekking.ts';
import { formatCount } from '#web/format.ts';

export const t = bokmaal({
  heading: 'Saker',
  find: 'Finn en sak',
  caseNumber: 'Saksnummer',
  findCase: 'Finn saken',
  loading: 'Henter saken',
  failed: 'Kunne ikke hente saken',
  typedNotSaved: 'Dette hadde du skrevet, og det er ikke lagret:',
  setRestriction: 'Sett begrensning',
  namesHidden: 'Partenes navn skjules.',
  informationStays: 'Opplysningene om saken står.',
  restriction: 'Begrensning',
  validThrough: 'Gjelder til og med',
  validHint: 'La stå tom hvis den gjelder til du opphever den.',
  validLimit: 'Datoen kan ikke være før i dag.',
  textToJournalists: 'Tekst til journalistene',
  seeWho: 'Se hvem',
  changes: 'Endringer',
  wholeCase: 'Hele saken',
  restrictionHint: 'Viser for eksempel «Referatforbud» på saken. Opplysningene står.',
  liftHidingOfCase: 'Opphev skjulingen av saken',
  hideWholeCase: 'Skjul hele saken',
  hideHint: 'Alt om saken forsvinner for journalistene med en gang.',
  lift: 'Opphev',
  fromCourt: 'Fra domstolens liste. Oppheves der.',
  openedCase: 'Åpnet saken',
  openedDocuments: 'Åpnet dokumenter',
  asFavourite: 'Har den som favoritt',
  lastOpened: 'Sist åpnet',
  never: 'Aldri',
  whoHasSeen: 'Hvem har sett saken',
  seeInLog: 'Se dem i revisjonsloggen',
  explanation: 'Forklaring',
  explanationHint: 'Lagres i revisjonsloggen. Journalistene ser den ikke.',
  restrictionEnds: 'Begrensningen vises ikke lenger til journalistene.',
  shownAgain: 'Journalistene ser det igjen med en gang, så lenge de vanlige fristene ikke er ute.',
  journalistsSee: 'Dette ser journalistene',
  wholeCaseHidden: 'Hele saken er skjult. Journalistene ser ingenting av dette.',
  information: 'Opplysning',
  content: 'Innhold',
  shownUntil: 'Vises til',
  action: 'Handling',
  document: 'Dokument',
  notGiven: 'Ikke oppgitt av domstolen',
  noHearings: 'Ingen rettsmøter',
  hidden: 'Skjult',
  hideNow: 'Skjul nå',
  reason: 'Grunn',
  alsoIndictment: 'Skjul også tiltalen',
  found: (saksnummer: string) => `Fant sak ${saksnummer}`,
  otherWasFirst: 'En annen var raskere. Her ser du hva som gjelder nå.',
  cameFromCourt: (time: string) => `Kom fra domstolen ${time}`,
  cameFrom: (court: string) => `Saken kom fra ${court}.`,
  restrictTitle: (saksnummer: string) => `Sett begrensning på ${saksnummer}`,
  restrictionIsSet: (name: string, saksnummer: string) =>
    `«${name}» vises på ${saksnummer} fra nå.`,
  restrictionIsShown: () => (
    <>
      Begrensningen vises <strong>med en gang</strong> på sakssiden og i søket.
    </>
  ),
  tell: (count: number) =>
    count === 1
      ? 'Send melding til den ene som har sett saken'
      : `Send melding til de ${count} som har sett saken`,
  indictmentOf: (day: string) => `Tiltale, ${day}`,
  decisionOf: (day: string) => `Avgjørelse, ${day}`,
  seen: (openedCase: number, openedDocuments: number) => (
    <>
      <strong>{formatCount(openedCase, 'journalist', 'journalister')}</strong> har åpnet saken, og{' '}
      <strong>{openedDocuments}</strong> har åpnet dokumenter i den.
    </>
  ),
  seenDocument: (openedCase: number, openedDocument: number) => (
    <>
      <strong>{formatCount(openedCase, 'journalist', 'journalister')}</strong> har åpnet saken, og{' '}
      <strong>{openedDocument}</strong> har åpnet dokumentet.
    </>
  ),
  inNewTab: ' (åpnes i ny fane)',
  journalists: (count: number) => formatCount(count, 'journalist', 'journalister'),
  unknownAdministrator: 'Driften, eller en tidligere administrator,',
  hid: (who: string, what: string) => `${who} skjulte ${what}.`,
  liftedHiding: (who: string, what: string) => `${who} opphevet skjulingen av ${what}.`,
  restricted: (who: string, name: string | null) =>
    name === null ? `${who} satte begrensningen.` : `${who} satte begrensningen «${name}».`,
  liftedRestriction: (who: string, name: string | null) =>
    name === null ? `${who} opphevet begrensningen.` : `${who} opphevet begrensningen «${name}».`,
  changedHiding: (who: string, what: string) => `${who} endret skjulingen av ${what}.`,
  changedRestriction: (who: string, name: string | null) =>
    name === null ? `${who} endret begrensningen.` : `${who} endret begrensningen «${name}».`,
  changedFrom: (field: string, before: string, now: string) => `${field}: «${before}» → «${now}».`,
  noValue: 'ingen',
  proposed: (who: string, what: string) => `${who} foreslo å oppheve skjulingen av ${what}.`,
  approvedProposal: (who: string) => `${who} godkjente forslaget om å oppheve.`,
  declinedProposal: (who: string) => `${who} avslo forslaget om å oppheve.`,
  withdrewProposal: (who: string) => `${who} trakk forslaget om å oppheve.`,
  proposalEnded: 'Forslaget om å oppheve gikk ut uten svar.',
  because: (reason: string) => `Grunn: ${reason}.`,
  explained: (text: string) => `Forklaring: ${text}`,
  toJournalists: (text: string) => `Tekst til journalistene: ${text}`,
  told: (count: number) => `Melding sendt til ${formatCount(count, 'journalist', 'journalister')}.`,
  liftRestriction: (name: string) => `Opphev begrensningen ${name}`,
  setAt: (time: string) => `Satt ${time}.`,
  setAtBy: (time: string, who: string) => `Satt ${time} av ${who}.`,
  validUntilLifted: 'Gjelder til du opphever den.',
  validUntil: (day: string) => `Gjelder til og med ${day}.`,
  wasValidUntil: (day: string) => `Gjaldt til og med ${day}.`,
  liftRestrictionTitle: (name: string, saksnummer: string) => `Opphev «${name}» på ${saksnummer}`,
  restrictionLifted: (name: string, saksnummer: string) =>
    `«${name}» på ${saksnummer} er opphevet.`,
  liftCaseTitle: (saksnummer: string) => `Opphev skjulingen av saken ${saksnummer}`,
  liftTitle: (what: string, saksnummer: string) => `Opphev skjulingen av ${what} i ${saksnummer}`,
  caseShown: (saksnummer: string) => `Saken ${saksnummer} er ikke lenger skjult.`,
  partShown: (what: string, saksnummer: string) => `${what} i ${saksnummer} er ikke lenger skjult.`,
  pdf: (title: string) => `${title} (PDF)`,
  hearings: (count: number, days: string) =>
    `${formatCount(count, 'rettsmøte', 'rettsmøter')}, ${days}`,
  fromTo: (from: string, to: string) => `${from} til ${to}`,
  hiddenAt: (time: string, reason: string) => `${time}. Grunn: ${reason}.`,
  hiddenAtBy: (time: string, who: string, reason: string) => `${time} av ${who}. Grunn: ${reason}.`,
  wasShownUntil: (day: string) => `Ble vist til ${day}`,
  liftHidingOf: (what: string) => `Opphev skjulingen av ${what}`,
  hide: (what: string) => `Skjul ${what}`,
  hideCaseTitle: (saksnummer: string) => `Skjul saken ${saksnummer}`,
  hideTitle: (what: string, saksnummer: string) => `Skjul ${what} i ${saksnummer}`,
  caseHidden: (saksnummer: string) => `Saken ${saksnummer} er skjult for journalistene.`,
  caseHiddenSince: (saksnummer: string, time: string) =>
    `Saken ${saksnummer} er skjult for journalistene fra kl. ${time}.`,
  partHidden: (what: string, saksnummer: string) =>
    `${what} i ${saksnummer} er skjult for journalistene.`,
  partHiddenSince: (what: string, saksnummer: string, time: string) =>
    `${what} i ${saksnummer} er skjult for journalistene fra kl. ${time}.`,
});

/** What can be hidden, as in «Skjul partene». */
export const HIDEABLE = bokmaal({
  sak: 'saken',
  parter: 'partene',
  parterOgTiltale: 'partene og tiltalen',
  dokument: 'dokumentet',
  tiltale: 'tiltalen',
  avgjoerelse: 'avgjørelsen',
});

export const HEADINGS = bokmaal({ sak: 'Saken', parter: 'Parter', rettsmoeter: 'Rettsmøter' });

/** What hiding does, and that it does it at once. */
export const EFFECTS = bokmaal({
  sak: () => (
    <>
      Saken forsvinner <strong>med en gang</strong> fra søket, sakssiden, favorittene og API-et. De
      som har sett den, får vite at saken er skjult av domstolen. For alle andre finnes den ikke.
    </>
  ),
  parter: () => (
    <>
      Navnene forsvinner <strong>med en gang</strong> fra søket, sakssiden, favorittene og API-et.
      De som har sett dem, ser «{skjultMessages.parter}».
    </>
  ),
  dokument: () => (
    <>
      Dokumentet forsvinner <strong>med en gang</strong> fra saken, søket og API-et. For
      journalistene ser det ut som et dokument som ikke lenger er tilgjengelig.
    </>
  ),
} satisfies Record<Omfang, () => ReactNode>);

/** What is changed in place, in the history of a case. */
export const ENDRET_NAVN = bokmaal({
  grunn: 'Grunn',
  forklaring: 'Forklaring',
  tekst: 'Tekst',
  gjelderTil: 'Siste dag',
  seIgjen: 'Se på igjen',
} satisfies Record<SakHendelseRad['endret'][number]['felt'], string>);
