import type { Knex } from 'knex';
import { varselSchema, type VarselContent } from '#contract/varsel.ts';

/** The stored banner, shown now or not (domain/varsel.ts decides); null when there is none. */
export async function readVarsel(db: Knex): Promise<VarselContent | null> {
  const row = await db<{ content: unknown }>('varsel').first('content');
  return row ? varselSchema.parse(row.content) : null;
}

/** Stores the banner; false when there is one already. */
export async function insertVarsel(db: Knex, content: VarselContent, now: Date): Promise<boolean> {
  const rows = await db('varsel')
    .insert({ id: true, content: JSON.stringify(content), oppdatert: now })
    .onConflict('id')
    .ignore()
    .returning('id');
  return rows.length > 0;
}

/** Replaces the banner; false when there is none. */
export async function updateVarsel(db: Knex, content: VarselContent, now: Date): Promise<boolean> {
  const row = { content: JSON.stringify(content), oppdatert: now };
  return (await db('varsel').update(row)) > 0;
}

/** Stores the banner, in place of an earlier one if there is one. */
export async function saveVarsel(db: Knex, content: VarselContent, now: Date): Promise<void> {
  await db('varsel')
    .insert({ id: true, content: JSON.stringify(content), oppdatert: now })
    .onConflict('id')
    .merge(['content', 'oppdatert']);
}

/** Removes the banner; false when there was none. */
export async function deleteVarsel(db: Knex): Promise<boolean> {
  return (await db('varsel').delete()) > 0;
}
