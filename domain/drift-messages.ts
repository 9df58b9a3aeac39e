import type { OppbyggingFeil } from './oppbygging.ts';

const feil: Readonly<Record<OppbyggingFeil, string>> = {
  saker_feilet:
    'Noen saker kunne ikke indekseres, så indeksen ble ikke byttet. Se sakene som ikke kom med.',
  avvik: 'Den nye indeksen stemte ikke med databasen, så den ble ikke tatt i bruk.',
  forkastet: 'Den nye indeksen ble gitt opp mens den ble bygget.',
  soekemotor: 'Søkemotoren tok ikke imot flere saker.',
  stanset: 'Indekseren stanset flere ganger mens den bygget.',
  uventet: 'Noe uventet gikk galt. Årsaken står i loggen til indekseren.',
};

/** What an administrator reads on the operations page. */
export const driftMessages = {
  title: 'Drift',
  failed: 'Kunne ikke hente driftsstatus.',
  unreadable: 'Kunne ikke leses akkurat nå.',
  oppbygging: {
    start: 'Bygg indeksen på nytt',
    explain: 'Søket virker som vanlig mens en ny indeks bygges ved siden av.',
    confirm: 'Vil du bygge indeksen på nytt? Søket virker som vanlig imens.',
    active: 'En oppbygging venter eller pågår allerede.',
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
} as const;
