import type { LIKHETER } from '#contract/admin/soeknader.ts';
import type { SoeknadVis } from '#domain/soeknad-stilling.ts';
import { bokmaal } from '#domain/texts.ts';
import type { TypedField } from './vurdering-values.ts';

export const t = bokmaal({
  title: 'Søknad',
  back: 'Søknader',
  failed: 'Kunne ikke hente søknaden',
  loading: 'Henter søknaden',
  toReview: 'Til vurderingen',
  aboutApplicant: 'Om søkeren',
  earlierRequests: 'Tidligere forespørsler',
  sendAgain: 'Send på nytt',
  changeContact: 'Bytt kontaktperson',
  mayAskTomorrow: 'Du kan sende på nytt i morgen.',
  status: 'Status',
  decided: 'Behandlet',
  decidedBy: 'Behandlet av',
  endDate: 'Sluttdato',
  comment: 'Kommentar',
  review: 'Vurdering',
  typedByYou: 'Det du hadde skrevet',
  discard: 'Forkast det',
  rejectTitle: 'Avslå søknad',
  reason: 'Begrunnelse',
  reject: 'Avslå',
  reasons: 'Grunner',
  reasonsHint: 'Kryss av for alle som gjelder. De skriver begrunnelsen.',
  mayReplace: 'Du har endret begrunnelsen. Skal den erstattes med teksten til grunnene?',
  replace: 'Erstatt',
  keepText: 'Behold det jeg har skrevet',
  rejectedFor: 'Grunner for avslag',
  queue: 'Kø',
  previous: 'Forrige',
  next: 'Neste søknad',
  keysInMenu: 'Hurtigtaster slås av i menyen.',
  saveAndAsk: 'Lagre og send forespørsel',
  changedByOther: 'Søknaden er endret av en annen',
  newContactIsAsked:
    'Den nye kontaktpersonen får en forespørsel. Lenken i den forrige slutter å virke.',
  alike: 'Likt',
  employersAnswer: 'Arbeidsgivers svar',
  compare: 'Sammenlign',
  duplicate: 'Mulig duplikat',
  duplicates: 'Mulige duplikater',
  applicationDate: 'Søknadsdato',
  earlierApplications: 'Tidligere søknader',
  noEarlier: 'Ingen tidligere søknader',
  compareTitle: 'Sammenlign søknadene',
  thisOne: 'Denne søknaden',
  theOther: 'Den andre',
  name: 'Navn',
  yes: 'Ja',
  no: 'Nei',
  approveTitle: 'Godkjenne søknaden?',
  whyApprove: 'Hvorfor kan søknaden godkjennes likevel?',
  whyApproveHint: 'Lagres i revisjonsloggen. Vises ikke til søkeren.',
  approve: 'Godkjenn',
  sendKey: 'Ctrl Enter',
  answerChanged:
    'Arbeidsgivers svar er endret siden søknaden ble hentet. Se på svaret, og avgjør på nytt.',
  notHere: 'Søknaden er ikke hentet ennå. Trykk Enter når du ser den.',
  goesToDecision: 'Søknaden hentes. Du kommer til «Godkjenn» når den er her.',
  holdAndAsk: 'Sett på vent og send på nytt',
  isAskedToday: 'Arbeidsgiver er spurt i dag. Du kan sende på nytt i morgen.',
  hold: 'Sett på vent',
  goOn: 'Gå til neste søknad etterpå',
  save: 'Lagre',
  refuse: 'Avvis',
  employer: 'Arbeidsgiver',
  endDateHint: 'Tilgangen opphører denne dagen.',
  rejectionReason: 'Begrunnelse for avslag',
  at: (day: string, time: string) => `${day} kl. ${time}`,
  requestSent: (mail: string) => `Forespørselen er sendt til ${mail}.`,
  contactChanged: (mail: string) =>
    `Kontaktpersonen er byttet, og forespørselen er sendt til ${mail}.`,
  anotherOne: 'en annen',
  decidedToday: (who: string, time: string) => `Behandlet av ${who} kl. ${time}`,
  decidedOn: (who: string, day: string, time: string) => `Behandlet av ${who} ${day} kl. ${time}`,
  reasonIsSent: (name: string) => `Begrunnelsen sendes til ${name} på e-post.`,
  place: (nr: number, of: number) => `${nr} av ${of}`,
  keyNext: 'neste',
  keyPrevious: 'forrige',
  keyApprove: 'til «Godkjenn»',
  keyRefuse: 'avvis',
  contactNow: (name: string, mail: string) =>
    `Nå er kontaktpersonen ${name}, ${mail}. Det du har skrevet, er ikke lagret. Lagrer du nå, gjelder det.`,
  and: (first: string, last: string) => `${first} og ${last}`,
  compareWith: (name: string, day: string) => `Sammenlign med søknaden fra ${name} ${day}`,
  showAll: (count: number) => `Vis alle ${count}`,
  reopen: 'Ta opp igjen …',
  reopenTitle: 'Ta opp igjen søknaden?',
  reopenNow: 'Ta opp igjen',
  reopenMeans:
    'Søknaden venter på avgjørelse igjen. Har søkeren fått tilgang, er den borte til søknaden er godkjent på nytt. Søkeren får vite det hvis avgjørelsen er sendt.',
  whyReopen: 'Hvorfor tas søknaden opp igjen?',
  mailAt: (time: string) => `E-posten sendes kl. ${time}.`,
  differs: ' (ulikt)',
  applied: (day: string) => `Søkte ${day}`,
  appliedAndWaits: (day: string, days: number) =>
    `Søkte ${day}, har ventet ${days === 1 ? '1 dag' : `${days} dager`}`,
  takenUpAgain: (applied: string, day: string, days: number) =>
    `Søkte ${applied}, tatt opp igjen ${day}${days === 0 ? '' : `, har ventet ${days === 1 ? '1 dag' : `${days} dager`}`}`,
  allDecided: (count: number) => `Alle ${count} er behandlet.`,
  someDecided: (decided: number, count: number) => `${decided} av ${count} er behandlet.`,
  earliestDay: (day: string) => `Tidligste dato er ${day}.`,
});

/** The keys of the page, by the first letters of what they do. */
export const KEYS = bokmaal({ neste: 'N', forrige: 'F', vurdering: 'V', avslag: 'A' });

/** The queues, as the line says them. */
export const QUEUES = bokmaal({
  klare: 'klare til avgjørelse',
  venter: 'venter på arbeidsgiver',
  paaVent: 'på vent',
  alle: 'alle søknader',
} satisfies Record<SoeknadVis, string>);

/** What two applications have in common. */
export const LIKE = bokmaal({
  person: 'fødselsnummer',
  epost: 'e-post',
  telefon: 'telefon',
} satisfies Record<(typeof LIKHETER)[number], string>);

/** What was typed before somebody else decided. */
export const TYPED = bokmaal({
  kommentar: 'Kommentar',
  utenBekreftelse: 'Hvorfor søknaden kan godkjennes',
  begrunnelse: 'Begrunnelse for avslag',
} satisfies Record<TypedField, string>);

/** What was done with the application of somebody. */
export const DONE = bokmaal({
  godkjenn: (name: string) => `Søknaden fra ${name} er godkjent.`,
  godkjennLikevel: (name: string) => `Søknaden fra ${name} er godkjent uten bekreftelse.`,
  spoerIgjen: (name: string) =>
    `Søknaden fra ${name} er satt på vent, og forespørselen er sendt på nytt.`,
  lagre: (name: string) => `Vurderingen av søknaden fra ${name} er lagret.`,
  avslaa: (name: string) => `Søknaden fra ${name} er avslått.`,
});
