import type { BannerType } from '#domain/banner.ts';
import type { BannerState, Maalgruppe } from '#domain/banners.ts';
import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Varsler',
  editor: 'Varselbanner',
  lead: (shown: number, planned: number) =>
    `${shown === 0 ? 'Ingen' : shown} vises nå, ${planned === 0 ? 'ingen' : planned} er planlagt.`,
  loading: 'Henter varslene',
  none: 'Ingen varsler vises eller er planlagt.',
  add: 'Nytt varsel',
  list: 'Vises nå og planlagt',
  over: (count: number) => `Utløpt (${count})`,
  banner: 'Varsel',
  audience: 'Til',
  start: 'Start',
  end: 'Slutt',
  status: 'Status',
  action: 'Handling',
  change: 'Endre',
  close: 'Lukk',
  changeOf: (message: string) => `varselet «${message}»`,
  unknownStart: 'Med en gang',
  untilFurther: 'Inntil videre',
  newOne: 'Nytt varsel',
  changing: (message: string) => `Endrer «${message}»`,
  message: 'Melding',
  type: 'Varseltype',
  startDate: 'Startdato',
  startHint: 'La stå tom for å vise det med en gang.',
  endDate: 'Sluttdato',
  dateLimit: 'Tiden gjelder i Norge.',
  whoSees: 'Hvem ser det?',
  save: 'Lagre',
  update: 'Oppdater',
  cancel: 'Avbryt',
  stop: 'Stopp nå',
  remove: 'Slett',
  saved: 'Varselet ble lagret.',
  updated: 'Varselet ble oppdatert.',
  stopped: 'Varselet er stoppet.',
  deleted: 'Varselet ble slettet.',
  undo: 'Angre',
  undone: 'Varselet er som før.',
  undoFailed: 'Det kunne ikke angres. En annen kan ha endret varselet.',
  nowItSays: 'Nå står det:',
  nowThereIsNone: 'Varselet er slettet',
  anotherOne: 'En annen',
  savedBy: (who: string, when: string | null) =>
    `${who} lagret dette${when === null ? '' : ` ${when}`}, mens du skrev. Ingenting er lagret av ditt.`,
  deletedBy: (who: string) => `${who} slettet det, mens du skrev. Ingenting er lagret av ditt.`,
  now: 'Det som står nå',
  mine: 'Ditt, ikke lagret',
  noText: 'Ingen melding',
  noType: 'Ingen varseltype valgt',
  noAudience: 'Ikke valgt hvem som ser det',
  to: (whom: string) => `Til: ${whom}`,
  from: (time: string) => `Start: ${time}`,
  until: (time: string) => `Slutt: ${time}`,
  noEnd: 'ikke fylt ut',
  atOnce: 'med en gang',
  takeStored: 'Behold det som står nå',
  takeMine: 'Lagre ditt i stedet',
  takeNone: 'La det være slettet',
  addMine: 'Legg inn ditt',
  preview: 'Forhåndsvisning',
  looksNow: 'Slik ser det ut nå',
  looksAt: (time: string) => `Slik ser det ut ${time}`,
  order: 'Varsler vises under hverandre: det alvorligste først, så det som slutter først.',
  alone: 'Samtidig vises ingen andre.',
  later: (time: string, message: string) => `Fra ${time} vises også «${message}».`,
  hiddenEmpty: 'Vises ikke: meldingen er tom.',
  hiddenEnded: 'Vises ikke: sluttdatoen er passert.',
  length: (characters: number) => `${characters} tegn`,
});

export const BANNER_TYPE = bokmaal({
  warning: 'Advarsel (gul)',
  info: 'Informasjon (blå)',
  danger: 'Kritisk (rød)',
} satisfies Record<BannerType, string>);

/** In the list the colour is seen. */
export const TYPE_WORD = bokmaal({
  warning: 'Advarsel',
  info: 'Informasjon',
  danger: 'Kritisk',
} satisfies Record<BannerType, string>);

export const STATE = bokmaal({
  vises: 'Vises nå',
  planlagt: 'Planlagt',
  over: 'Utløpt',
} satisfies Record<BannerState, string>);

/** Where they see it. */
export const AUDIENCE = bokmaal({
  alle: 'Alle: journalister, søkere og administratorer',
  journalister: 'Journalister (på søkesiden)',
  soekere: 'Søkere (på søknadssiden)',
  administratorer: 'Administratorer (på alle sidene deres)',
} satisfies Record<Maalgruppe, string>);
