import type { Knex } from 'knex';
import type { Session, SessionData } from '#bff/security/session.ts';
import type { RegisterName } from './port.ts';

/** Remembers for the rest of the session what the population register has answered. */
export async function keepRegisterName(
  db: Knex,
  { tokenHash }: Session,
  registerName: RegisterName,
): Promise<void> {
  await db('sesjon')
    .where({ token_hash: tokenHash })
    .update({ data: db.raw('data || ?::jsonb', [JSON.stringify({ registerName })]) });
}

/** What `keepRegisterName` has kept by now; null when there is nothing yet. */
export async function readRegisterName(
  db: Knex,
  { tokenHash }: Session,
): Promise<RegisterName | null> {
  const row = await db('sesjon')
    .where({ token_hash: tokenHash })
    .first<{ data: SessionData } | undefined>('data');
  return row?.data.registerName ?? null;
}
