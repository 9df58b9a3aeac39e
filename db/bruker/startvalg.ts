import type { Knex } from 'knex';
import { type Startside, mineDomstoler } from '#domain/startvalg.ts';

/** What a press user begins with. */
export interface Startvalg {
  readonly mineDomstoler: readonly string[];
  readonly startside: Startside;
}

/** Null for somebody who is no press user. */
export async function readStartvalg(db: Knex, identitetHash: Buffer): Promise<Startvalg | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<
      | { standard_domstol_id: string | null; flere_domstoler: string[]; startside: Startside }
      | undefined
    >('standard_domstol_id', 'flere_domstoler', 'startside');
  if (!row) return null;
  const { standard_domstol_id, flere_domstoler, startside } = row;
  return { mineDomstoler: mineDomstoler(standard_domstol_id, flere_domstoler), startside };
}

/** The first court becomes the standard court; without courts it is every court. */
export async function updateStartvalg(
  db: Knex,
  identitetHash: Buffer,
  { mineDomstoler: [first, ...flere], startside }: Startvalg,
): Promise<void> {
  await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .update({ standard_domstol_id: first ?? null, flere_domstoler: flere, startside });
}
