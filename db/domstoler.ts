import type { Knex } from 'knex';
import type { Day } from '#domain/time.ts';

/** SPEC §3 "Court". */
export interface DomstolChoice {
  readonly id: string;
  readonly navn: string;
}

/**
 * The courts one can choose between on `today` (Oslo), sorted as Norwegian sorts: those that exist,
 * and those that are closed but still have cases.
 */
export async function listDomstoler(db: Knex, today: Day): Promise<DomstolChoice[]> {
  return db<DomstolChoice>('domstol')
    .select('id', 'navn')
    .whereRaw(
      '(gyldig_til is null or gyldig_til > ?) or exists (select from sak where domstol_id = domstol.id)',
      [today],
    )
    .orderByRaw('navn collate "nb-NO-x-icu", id');
}

/** The name of the court, open or closed; null when there is no such court. */
export async function readDomstolNavn(db: Knex, id: string): Promise<string | null> {
  const row = await db<DomstolChoice>('domstol').where({ id }).first('navn');
  return row?.navn ?? null;
}
