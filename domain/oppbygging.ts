/** A rebuild of the index that has been ordered: it waits, is under way, and ends one way or the other. */
export const OPPBYGGING_STATUS = ['venter', 'paagaar', 'ferdig', 'feilet'] as const;
export type OppbyggingStatus = (typeof OPPBYGGING_STATUS)[number];

/** Why a rebuild ended without an index; the technical reason is in the indexer's log. */
export const OPPBYGGING_FEIL = [
  'saker_feilet',
  'avvik',
  'forkastet',
  'soekemotor',
  'stanset',
  'uventet',
] as const;
export type OppbyggingFeil = (typeof OPPBYGGING_FEIL)[number];

/** Seconds without a sign of life after which whoever builds counts as gone; a sign comes every second. */
export const SILENT_AFTER = 15;

/** How often an order is taken up again whose indexer died over it. */
export const MAX_TAKEN = 3;

/** Whether something may still happen to it by itself. */
export function isOpen(status: OppbyggingStatus): boolean {
  return status === 'venter' || status === 'paagaar';
}
