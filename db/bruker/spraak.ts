import type { Knex } from 'knex';
import type { Language } from '#domain/texts.ts';

/** The written language that the press user has chosen; null: none, or there is no such user. */
export async function spraakOf(db: Knex, identitetHash: Buffer): Promise<Language | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<{ spraak: Language | null } | undefined>('spraak');
  return row?.spraak ?? null;
}

/** The one in which the person last applied; else the one that the press user has chosen. */
export async function spraakOfApplicant(db: Knex, identitetHash: Buffer): Promise<Language | null> {
  const row = await db('soeknad')
    .where({ identitet_hash: identitetHash, slettet: null })
    .orderBy('soeknadsdato', 'desc')
    .first<{ spraak: Language | null } | undefined>('spraak');
  return row?.spraak ?? spraakOf(db, identitetHash);
}

/** Stores the choice; false when it was stored before, or there is no such user. */
export async function chooseSpraak(
  db: Knex,
  identitetHash: Buffer,
  spraak: Language,
): Promise<boolean> {
  const changed = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .whereRaw('spraak is distinct from ?', [spraak])
    .update({ spraak });
  return changed > 0;
}
