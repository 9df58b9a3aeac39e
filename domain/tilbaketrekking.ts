import { atStart, DOKUMENT_MONTHS, inMonths, inWeeks, PARTER_DAYS } from './periods.ts';
import type { BegrensningType, Filtype } from './sak.ts';
import { bokmaal, type Both, texts } from './texts.ts';

/** What of a case can be hidden: all of it, the names of its parties, or one document. */
export const OMFANG = ['sak', 'parter', 'dokument'] as const;
export type Omfang = (typeof OMFANG)[number];

/** Why something is hidden, with the text that an administrator reads. Journalists are never shown the reason. */
export const GRUNNER = bokmaal({
  feil: 'Feil fra domstolen',
  kjennelse: 'Kjennelse fra retten',
  sikkerhet: 'Hensyn til en parts sikkerhet',
} as const satisfies Readonly<Record<string, string>>);
export type Grunn = keyof typeof GRUNNER;

/** The names of restrictions as they stand alone: with a capital. */
export const BEGRENSNING_NAVN = texts({
  lukkedeDoerer: { nb: 'Lukkede dører', nn: 'Lukka dører' },
  referatforbud: { nb: 'Referatforbud', nn: 'Referatforbod' },
  fotoforbud: { nb: 'Forbud mot fotografering', nn: 'Forbod mot fotografering' },
  skjultIdentitet: { nb: 'Skjult identitet', nn: 'Skjult identitet' },
} satisfies Record<BegrensningType, Both>);

/** A document by its address. */
export interface Dokumentadresse {
  readonly filtype: Filtype;
  readonly domstolInitialer: string;
  readonly filNavn: string;
}

/** How much of a case journalists see. */
export const TILSTANDER = bokmaal({
  synlig: 'Synlig',
  delvis: 'Delvis skjult',
  skjult: 'Skjult',
} as const satisfies Readonly<Record<string, string>>);
export type Tilstand = keyof typeof TILSTANDER;

const documentPeriod = () => atStart(inMonths(DOKUMENT_MONTHS));

/** Why something is shown until then, or is not shown. */
export const VISES_FORDI = bokmaal({
  ingen_frist: 'Så lenge domstolen har den',
  get parter_frist() {
    return `${atStart(inWeeks(PARTER_DAYS))} etter siste rettsmøte`;
  },
  get tiltale_frist() {
    return `${documentPeriod()} etter siste rettsmøte`;
  },
  get publisert_frist() {
    return `${documentPeriod()} etter publisering`;
  },
  get avsagt_frist() {
    return `${documentPeriod()} etter avsagt dom`;
  },
  anonymisert: 'Anonymisert av domstolen',
  skjult_identitet: 'Skjult identitet',
  uten_rettsmoete: 'Saken har ingen rettsmøter',
  uten_navn: 'Domstolen har ikke oppgitt parter',
  skjult: 'Til du opphever',
} as const satisfies Readonly<Record<string, string>>);
export type VisesFordi = keyof typeof VISES_FORDI;

/** What has been done with a case, in its history. */
export const SAK_HENDELSER = [
  'skjult',
  'opphevet',
  'skjuling_endret',
  'foreslaatt',
  'forslag_godkjent',
  'forslag_avslaatt',
  'forslag_trukket',
  'forslag_utloept',
  'begrensning_satt',
  'begrensning_endret',
  'begrensning_opphevet',
] as const;

/** What is changed in place of what is hidden or restricted. */
export const SKJULT_FELT = ['grunn', 'forklaring', 'tekst', 'gjelderTil', 'seIgjen'] as const;
export type SkjultFelt = (typeof SKJULT_FELT)[number];

/** Texts of hiding and restricting, at the administrators' page, the command and in answers. */
export const tilbaketrekkingMessages = bokmaal({
  notFound: 'Vi finner ingen sak med dette nummeret.',
  ambiguous: 'Nummeret passer til flere saker. Skriv hele nummeret.',
  saksnummerRequired: 'Saksnummer er påkrevd.',
  grunnRequired: 'Velg en grunn.',
  forklaringRequired: 'Forklaring er påkrevd.',
  forklaringTooLong: 'Forklaringen kan ha høyst 4000 tegn.',
  tekstRequired: 'Tekst til journalistene er påkrevd.',
  tekstTooLong: 'Teksten kan ha høyst 4000 tegn.',
  begrensningRequired: 'Velg en begrensning.',
  gjelderTilInvalid: 'Skriv datoen som dd.mm.åååå.',
  gjelderTilPast: 'Datoen kan ikke være før i dag.',
  gjelderTilIdentitet: 'Skjult identitet gjelder til du opphever den.',
  dokumentRequired: 'Velg et dokument.',
  dokumentUnknown: 'Saken har ikke dette dokumentet.',
  alreadyHidden: {
    sak: 'Saken er allerede skjult.',
    parter: 'Partene er allerede skjult.',
    dokument: 'Dokumentet er allerede skjult.',
  },
  alreadyLifted: 'Dette er allerede opphevet.',
  alreadyRestricted: 'Saken har allerede denne begrensningen.',
  seIgjenPast: 'Datoen kan ikke være før i dag.',
  changed: 'En annen har endret dette. Ingenting er lagret.',
} as const);

/** What the journalists read who have seen what is hidden now. */
export const skjultMessages = texts({
  sak: { nb: 'Saken er skjult av domstolen', nn: 'Saka er skjult av domstolen' },
  parterHeading: { nb: 'Partene er skjult av domstolen', nn: 'Partane er skjulte av domstolen' },
  parter: { nb: 'Skjult av domstolen', nn: 'Skjulte av domstolen' },
});
