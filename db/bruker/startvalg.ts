import type { Knex } from 'knex';
import {
  type Startside,
  type ValgfriKolonne,
  mineDomstoler,
  skjulteKolonner,
} from '#domain/startvalg.ts';

/** What a press user begins with, and how the table of cases is shown. */
interface Startvalg {
  readonly mineDomstoler: readonly string[];
  readonly startside: Startside;
  readonly skjulteKolonner: readonly ValgfriKolonne[];
  readonly tetteRader: boolean;
}

type Change = { readonly [Name in keyof Startvalg]?: Startvalg[Name] | undefined };

interface Row {
  readonly standard_domstol_id: string | null;
  readonly flere_domstoler: string[];
  readonly startside: Startside;
  readonly skjulte_kolonner: string[];
  readonly tette_rader: boolean;
}

const COLUMNS = [
  'standard_domstol_id',
  'flere_domstoler',
  'startside',
  'skjulte_kolonner',
  'tette_rader',
];

/** Null for somebody who is no press user. */
export async function readStartvalg(db: Knex, identitetHash: Buffer): Promise<Startvalg | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<Row | undefined>(...COLUMNS);
  if (!row) return null;
  return {
    mineDomstoler: mineDomstoler(row.standard_domstol_id, row.flere_domstoler),
    startside: row.startside,
    skjulteKolonner: skjulteKolonner(row.skjulte_kolonner),
    tetteRader: row.tette_rader,
  };
}

/** Stores what `change` has. The first court becomes the standard court; without courts it is every court. */
export async function updateStartvalg(
  db: Knex,
  identitetHash: Buffer,
  { mineDomstoler: courts, ...change }: Change,
): Promise<void> {
  await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .update({
      ...(courts && { standard_domstol_id: courts[0] ?? null, flere_domstoler: courts.slice(1) }),
      startside: change.startside,
      skjulte_kolonner: change.skjulteKolonner,
      tette_rader: change.tetteRader,
    });
}
