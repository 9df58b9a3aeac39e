import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { SOEKNAD_COLUMNS } from './give-access.ts';

/** An application in any state, as nobody sent it; what is left out is an ordinary one. */
export interface AnySoeknad {
  readonly fornavn?: string;
  readonly etternavn?: string;
  readonly stilling?: string;
  readonly redaksjon?: string;
  readonly epost?: string;
  readonly telefon?: string;
  readonly begrunnelse?: string;
  readonly soeknadsdato?: Date;
  readonly status?: 0 | 1 | 2 | 3;
  readonly kommentar?: string;
  /** Applications with the same word are the same person's. */
  readonly person?: string;
}

const NOON = new Date('2026-03-01T12:00:00+01:00');

/** Puts the rows in behind the triggers' back; gives their ids, in order. */
export async function insertSoeknader(db: Knex, ...rows: readonly AnySoeknad[]): Promise<string[]> {
  return behindTheTriggers(db, async (trx) => {
    const made = await trx('soeknad').insert(rows.map(toRow)).returning<{ id: string }[]>('id');
    return made.map(({ id }) => id);
  });
}

/** `count` applications in one statement: one in a hundred waits, of the others every third was rejected. */
export async function insertManySoeknader(db: Knex, count: number, now: Date): Promise<void> {
  const names = Object.keys(SOEKNAD_COLUMNS);
  await behindTheTriggers(db, (trx) =>
    trx.raw(
      `insert into soeknad (identitet_hash, soeknadsdato, status, behandlet, avslag_begrunnelse,
         fornavn, etternavn, ${names.join(', ')})
       select sha256(convert_to('mange' || n, 'UTF8')), :now::timestamptz - make_interval(hours => n / 2), s.status,
         case when s.status in (1, 2) then :now::timestamptz end, case when s.status = 2 then 'Nei.' end,
         'Fornavn' || n % 900, 'Etternavn' || n % 7919, ${names.map((name) => `:${name}`).join(', ')}
       from generate_series(1, :count::int) n
       cross join lateral (select case when n % 200 = 0 then 3 when n % 100 = 0 then 0
         when n % 3 = 0 then 2 else 1 end as status) s`,
      { ...SOEKNAD_COLUMNS, now, count },
    ),
  );
  await db.raw('analyze soeknad');
}

/** Only for rows that no test could make within the rules, or not so many of them. */
async function behindTheTriggers<T>(db: Knex, work: (trx: Knex) => PromiseLike<T>): Promise<T> {
  return db.transaction(async (trx: Knex) => {
    await trx.raw('alter table soeknad disable trigger user');
    const result = await work(trx);
    await trx.raw('alter table soeknad enable trigger user');
    return result;
  });
}

let made = 0;
function toRow({ person, status = 0, ...given }: AnySoeknad) {
  const isDecided = status === 1 || status === 2;
  return {
    ...SOEKNAD_COLUMNS,
    fornavn: 'Siri',
    etternavn: 'Solvang',
    soeknadsdato: NOON,
    ...given,
    status,
    behandlet: isDecided ? NOON : null,
    avslag_begrunnelse: status === 2 ? 'Nei.' : null,
    identitet_hash: createHash('sha256')
      .update(person ?? `søker ${++made}`)
      .digest(),
  };
}
