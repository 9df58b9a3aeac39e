import type { Knex } from 'knex';
import { ACCESS_COLUMNS, type AccessColumns, accessOf } from '#db/bruker/access.ts';
import { firstRowOf, rowsOf, sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';
import type { Omfang } from '#domain/noekler.ts';

/** Who is told of a key or an address by e-mail. */
interface Owner {
  readonly fornavn: string;
  readonly epost: string | null;
  readonly identitetHash: Buffer;
}

export async function readOwner(db: Knex, pressebrukerId: string): Promise<Owner | null> {
  const row = await firstRowOf<Owner>(
    db,
    sql`select fornavn, epost, identitet_hash as "identitetHash" from pressebruker
      where id = ${pressebrukerId}`,
  );
  return row ?? null;
}

interface Expiring {
  readonly id: number;
  readonly navn: string;
  readonly omfang: readonly Omfang[];
  readonly utloeper: Date;
  readonly fornavn: string;
  readonly epost: string;
  readonly identitetHash: Buffer;
  readonly access: Access;
}

/**
 * Keys that work at `now` and expire until then, of persons with an e-mail address. They are locked, and those that somebody else has
 * locked are left for the next time: a key that is being deleted is not told of.
 */
export async function listExpiring(
  trx: Knex,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Expiring[]> {
  const rows = await rowsOf<Omit<Expiring, 'access'> & AccessColumns>(
    trx,
    sql`select t.id, t.navn, t.omfang, t.utloeper, p.fornavn, p.epost,
        p.identitet_hash as "identitetHash", ${ACCESS_COLUMNS}
      from tilgangsnoekkel t join pressebruker p on p.id = t.pressebruker_id
      where t.utloeper > ${now} and t.utloeper <= ${until} and t.opprettet >= p.tilgang_fra
        and p.epost is not null
      order by t.id for share skip locked`,
  );
  return rows.map((row) => ({ ...row, access: accessOf(row) }));
}
