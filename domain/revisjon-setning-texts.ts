import type { Maalgruppe } from './banners.ts';
import { bokmaal } from './texts.ts';

/** What the sentences of the log are put together from (revisjon-setning.ts). */
export const t = bokmaal({
  searchedAmong: 'Søkte med ord blant ',
  sawAmong: 'Så på ',
  inCourt: (court: string) => ` i ${court}`,
  allCourts: 'alle domstoler',
  onDays: (days: string) => `, ${days}`,
  aDay: 'en dag',
  ofMonth: (month: string) => ` for ${month}`,
  judged: (month: string, verdict: string) =>
    `Vurderte en rad i gjennomgangen av loggen${month}${verdict}`,
  hits: (count: number) => `: ${count} treff`,
  page: (page: number) => `, side ${page}`,
  cases: (count: number) => (count === 1 ? '1 sak' : `${count} saker`),
  applications: (count: number) => (count === 1 ? '1 søknad' : `${count} søknader`),
  users: (count: number) => (count === 1 ? '1 bruker' : `${count} brukere`),
  from: (name: string) => ` fra ${name}`,
  own: ' sin',
  to: (name: string) => ` til ${name}`,
  until: (day: string) => ` til ${day}`,
  endsOn: (day: string) => `, som avsluttes ${day}`,
  lastDay: (day: string) => `: siste dag ${day}`,
  sameDay: (day: string) => `: ny begrunnelse, siste dag er fortsatt ${day}`,
  moved: (before: string, now: string) => `: siste dag ${before} → ${now}`,
  orderedBy: (system: string, name: string) => `${system}, bestilt av ${name}`,
  inCase: (what: string) => `${what} i`,
  fields: (fields: string) => `: ${fields}`,
  and: (first: string, last: string) => `${first} og ${last}`,
  aUser: 'en bruker',
  user: (name: string) => `brukeren ${name}`,
  aNewsroom: 'en redaksjon',
  newsroom: (name: string) => `redaksjonen ${name}`,
  through: (day: string) => ` til og med ${day}`,
  openEnded: ' inntil videre',
  marked: (count: number) =>
    count === 0
      ? ', med alle på den'
      : count === 1
        ? ', og merket 1 som ikke jobber der lenger'
        : `, og merket ${count} som ikke jobber der lenger`,
  newsrooms: (count: number) => (count === 1 ? '1 redaksjon' : `${count} redaksjoner`),
  aFile: 'et dokument',
  because: (reason: string) => `. Grunn: ${reason}`,
  aRestriction: 'en begrensning',
  asSecond: ', som den andre av to',
  togetherWith: (name: string) => `, sammen med ${name}`,
  withoutConfirmation: ' uten bekreftelse fra arbeidsgiver',
  afterTheLastDay: ', etter fristen',
  andPutOnHold: ', og satte den på vent',
  aList: 'en liste',
  rows: (count: number) => ` (${count} ${count === 1 ? 'rad' : 'rader'})`,
  reason: (isNew: boolean, name: string, isOut: boolean) =>
    `${isNew ? 'La til' : 'Endret'} avslagsgrunnen${name}${isOut ? ', som ikke er i bruk' : ''}`,
  mailText: (mail: string, edition: string) => `Endret teksten i e-posten${mail}${edition}`,
  edition: (nr: number) => `, utgave ${nr}`,
  mailTextBack: (mail: string) => `Tok i bruk den opprinnelige teksten i e-posten${mail}`,
  banner: 'varselbanneret',
  bannerNr: (nr: number) => `varsel nr. ${nr}`,
  bannerFor: (nr: number, forWhom: string) => `varsel nr. ${nr} til ${forWhom}`,
  stated: (reason: string) => `. Begrunnelse: ${reason}`,
});

export const KINDS = bokmaal({
  berammede: 'berammede saker',
  tiltaler: 'tiltaler',
  avgjorelser: 'avgjørelser',
});

export const FILES = bokmaal({ tiltale: 'tiltalen', avgjoerelse: 'avgjørelsen' });

/** Whom a banner is for. */
export const AUDIENCES = bokmaal({
  alle: 'alle',
  journalister: 'journalistene',
  soekere: 'søkerne',
  administratorer: 'administratorene',
} satisfies Record<Maalgruppe, string>);

/** What was decided, when it is undone. */
export const DECISIONS = bokmaal({
  godkjent: 'godkjenningen av søknaden',
  avslaatt: 'avslaget på søknaden',
});

/** What was hidden of the case whose number follows. */
export const HIDDEN = bokmaal({
  sak: 'saken',
  parter: 'partene i',
  parterOgTiltale: 'partene og tiltalen i',
  dokument: 'et dokument i',
  noe: 'noe i',
});

export const MONTHS = bokmaal(
  'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
);
