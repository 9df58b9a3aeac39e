import { bokmaal } from './texts.ts';

/** The states of an ordered rebuild of the index. */
export const OPPBYGGING_STATUS = ['venter', 'paagaar', 'ferdig', 'feilet'] as const;
export type OppbyggingStatus = (typeof OPPBYGGING_STATUS)[number];

/**
 * How the searched index is built: as this code builds one, with another analysis of texts, or stored in a way that this code
 * can't read (search/version.ts).
 */
export const INDEKS_UTGAVER = ['gjeldende', 'eldre_analyse', 'annet_oppsett'] as const;
export type IndeksUtgave = (typeof INDEKS_UTGAVER)[number];

/** Why a rebuild failed; the technical reason is in the indexer's log. */
export const OPPBYGGING_FEIL = [
  'saker_feilet',
  'avvik',
  'forkastet',
  'soekemotor',
  'stanset',
  'uventet',
] as const;
export type OppbyggingFeil = (typeof OPPBYGGING_FEIL)[number];

/** After so many seconds without a heartbeat, which comes every second, the indexer that rebuilds counts as gone. */
export const SILENT_AFTER = 15;

/** Seconds: a change that has waited longer to be searchable is an alarm on the operations page. */
export const LAG_ALARM = 300;

/** How often an order is started, when the indexer stops each time before it is done. */
export const MAX_TAKEN = 3;

/** Whether the rebuild is waiting or under way. */
export function isOpen(status: OppbyggingStatus): boolean {
  return status === 'venter' || status === 'paagaar';
}

const feil = bokmaal({
  saker_feilet:
    'For mange saker kunne ikke indekseres, så indeksen ble ikke byttet. Se sakene som ikke kom med.',
  avvik: 'Den nye indeksen stemte ikke med databasen, så den ble ikke tatt i bruk.',
  forkastet: 'Den nye indeksen ble gitt opp mens den ble bygget.',
  soekemotor: 'Søkemotoren tok ikke imot flere saker.',
  stanset: 'Indekseren stanset flere ganger mens den bygget.',
  uventet: 'Noe uventet gikk galt. Årsaken står i loggen til indekseren.',
} satisfies Record<OppbyggingFeil, string>);

const utgave = bokmaal({
  eldre_analyse:
    'Indeksen er bygget med en eldre analyse. Søk kan gå glipp av saker til den er bygget på nytt.',
  annet_oppsett:
    'Indeksen er bygget av en annen utgave av programmet. Søket virker ikke før den er bygget på nytt.',
} satisfies Record<Exclude<IndeksUtgave, 'gjeldende'>, string>);

/** What an administrator reads on the operations page. */
export const driftMessages = bokmaal({
  title: 'Drift',
  noAlarms: 'Ingen alarmer',
  unknownAlarms: 'Noe kunne ikke leses, så det kan være alarmer som ikke vises her.',
  failed: 'Kunne ikke hente driftsstatus.',
  unreadable: 'Kunne ikke leses akkurat nå.',
  oppbygging: {
    start: 'Bygg indeksen på nytt',
    explain: 'Søket virker som vanlig mens en ny indeks bygges ved siden av.',
    confirm: 'Vil du bygge indeksen på nytt? Søket virker som vanlig imens.',
    active: 'En oppbygging venter eller pågår allerede.',
    utgave,
    never: 'Ingen oppbygging er bestilt herfra.',
    waiting: 'Bestilt. Ingen indekser har tatt oppdraget ennå.',
    silent: 'Indekseren har ikke gitt lyd fra seg på en stund. Den neste som starter, fortsetter.',
    done: 'Indeksen er bygget på nytt.',
    feil,
  },
  retry: 'Prøv igjen',
  retryAll: 'Prøv alle igjen',
  retried: 'Lagt i kø på nytt.',
  retryFailed: 'Kunne ikke prøve igjen.',
  alreadyRetried: 'Det er allerede bedt om et nytt forsøk.',
});
