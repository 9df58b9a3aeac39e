import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Access } from '#domain/access.ts';

/** A press user's row that no application led to: any access at all, also such as the triggers refuse. */
export interface AnyBruker {
  readonly fornavn?: string;
  readonly etternavn?: string;
  readonly access: Access;
  /** Other columns of `pressebruker`. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** Puts the rows in behind the triggers' back; gives their ids, in order. */
export async function insertBrukere(db: Knex, brukere: readonly AnyBruker[]): Promise<string[]> {
  return behindTheTriggers(db, async (trx) => {
    const rows = await trx('pressebruker')
      .insert(brukere.map((bruker, index) => toRow(bruker, index)))
      .returning<{ id: string }[]>('id');
    return rows.map(({ id }) => id);
  });
}

/** `count` press users with names, in one statement: a third lapsed, one in ten never signed in. */
export async function insertManyBrukere(db: Knex, count: number, now: Date): Promise<void> {
  await behindTheTriggers(db, (trx) =>
    trx.raw(
      `insert into pressebruker (identitet_hash, fornavn, etternavn, stilling, redaksjon, kontaktperson_navn,
         tilgang_fra, tilgang_til, sist_innlogget)
       select sha256(convert_to('mange' || n, 'UTF8')), 'Fornavn' || n % 900, 'Etternavn' || n % 7919, 'Journalist',
         'Redaksjon ' || n % 311, 'Randi Redaktør', :now::timestamptz - make_interval(hours => n),
         :now::timestamptz - make_interval(hours => n)
           + case when n % 3 = 0 then interval '1 second' else interval '9 years' end,
         case when n % 10 > 0 then :now::timestamptz - make_interval(mins => n * 7 % 100003) end
       from generate_series(1, :count::int) n`,
      { now, count },
    ),
  );
  await db.raw('analyze pressebruker');
}

/** Only for rows that no test could make within the rules, or not so many of them. */
async function behindTheTriggers<T>(db: Knex, work: (trx: Knex) => PromiseLike<T>): Promise<T> {
  return db.transaction(async (trx: Knex) => {
    await trx.raw('alter table pressebruker disable trigger user');
    const result = await work(trx);
    await trx.raw('alter table pressebruker enable trigger user');
    return result;
  });
}

let made = 0;
function toRow({ fornavn, etternavn, access, columns }: AnyBruker, index: number) {
  return {
    identitet_hash: createHash('sha256').update(`bruker ${++made} ${index}`).digest(),
    fornavn: fornavn ?? 'Siri',
    etternavn: etternavn ?? 'Solvang',
    tilgang_fra: access.from,
    tilgang_til: access.to,
    sluttdato: access.endDate ?? null,
    suspendert_til: access.suspendedUntil ?? null,
    ...(access.suspendedUntil
      ? { suspendert_fra: access.from, suspendert_begrunnelse: 'Brudd på vilkårene.' }
      : {}),
    ...columns,
  };
}
