import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Access } from '#domain/access.ts';
import { SOEKNAD_COLUMNS } from './persons.ts';

/** How many rows have been made, so that each belongs to another person. */
let made = 0;

/** For rows that no test could make within the rules, or not so many of them. */
async function withoutTriggers<T>(
  db: Knex,
  table: 'pressebruker' | 'soeknad' | 'arbeidsgiver_bekreftelse',
  work: (trx: Knex) => PromiseLike<T>,
): Promise<T> {
  return db.transaction(async (trx: Knex) => {
    await trx.raw(`alter table ${table} disable trigger user`);
    const result = await work(trx);
    await trx.raw(`alter table ${table} enable trigger user`);
    return result;
  });
}

/** A row of `pressebruker` without an application, with any access, even one that the triggers refuse. */
export interface AnyBruker {
  readonly fornavn?: string;
  readonly etternavn?: string;
  readonly access: Access;
  /** Other columns of `pressebruker`. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

/** Inserts the rows with the triggers off; gives their ids, in order. */
export async function insertBrukere(db: Knex, brukere: readonly AnyBruker[]): Promise<string[]> {
  return withoutTriggers(db, 'pressebruker', async (trx) => {
    const rows = await trx('pressebruker')
      .insert(brukere.map((bruker) => toBrukerRow(bruker)))
      .returning<{ id: string }[]>('id');
    return rows.map(({ id }) => id);
  });
}

/** `count` press users with names, in one statement: a third lapsed, one in ten never signed in. */
export async function insertManyBrukere(db: Knex, count: number, now: Date): Promise<void> {
  await withoutTriggers(db, 'pressebruker', (trx) =>
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

/** A newsroom is suspended from then on. */
const EARLIER = new Date('2020-01-01T12:00:00+01:00');

function toBrukerRow({ fornavn, etternavn, access, columns }: AnyBruker) {
  return {
    identitet_hash: createHash('sha256').update(`bruker ${++made}`).digest(),
    fornavn: fornavn ?? 'Siri',
    etternavn: etternavn ?? 'Solvang',
    tilgang_fra: access.from,
    tilgang_til: access.to,
    sluttdato: access.endDate ?? null,
    suspendert_til: access.suspendedUntil ?? null,
    ...(access.suspendedUntil
      ? { suspendert_fra: access.from, suspendert_begrunnelse: 'Brudd på vilkårene.' }
      : {}),
    redaksjon_suspendert_fra: access.newsroomSuspension ? EARLIER : null,
    redaksjon_suspendert_til: access.newsroomSuspension?.until ?? null,
    ...columns,
  };
}

/** An application in any state. What is left out gets an ordinary value. */
export interface AnySoeknad {
  readonly fornavn?: string;
  readonly etternavn?: string;
  readonly stilling?: string;
  readonly redaksjon?: string;
  readonly epost?: string;
  readonly telefon?: string;
  readonly telefon_land?: string;
  readonly begrunnelse?: string;
  readonly kontaktperson_navn?: string;
  readonly soeknadsdato?: Date;
  readonly status?: 0 | 1 | 2 | 3;
  readonly kommentar?: string;
  /** Applications with the same word are the same person's. */
  readonly person?: string;
}

const NOON = new Date('2026-03-01T12:00:00+01:00');

/** Inserts the rows with the triggers off; gives their ids, in order. */
export async function insertSoeknader(db: Knex, ...rows: readonly AnySoeknad[]): Promise<string[]> {
  return withoutTriggers(db, 'soeknad', async (trx) => {
    const inserted = await trx('soeknad')
      .insert(rows.map(toSoeknadRow))
      .returning<{ id: string }[]>('id');
    return inserted.map(({ id }) => id);
  });
}

/** A question to an employer in any state. */
export interface AnySpoersmaal {
  readonly soeknadId: string;
  readonly opprettet: Date;
  readonly utloeper: Date;
  readonly svar?: 'bekreftet' | 'avkreftet' | null;
  readonly svart?: Date | null;
  readonly melding?: string | null;
  readonly erstattet?: Date | null;
}

/** Inserts the rows with the triggers off. */
export async function insertSpoersmaal(db: Knex, ...rows: readonly AnySpoersmaal[]): Promise<void> {
  const asked = {
    ...{ navn: 'Siri Solvang', stilling: 'Journalist', redaksjon: 'Avisa', begrunnelse: 'Fast.' },
    kontaktperson_navn: 'Randi Redaktør',
    kontaktperson_organisasjon: 'Avisa',
    kontaktperson_epost: 'randi@avisa.example',
  };
  await withoutTriggers(db, 'arbeidsgiver_bekreftelse', async (trx) => {
    for (const { soeknadId, ...row } of rows)
      await trx('arbeidsgiver_bekreftelse').insert({
        ...{ ...asked, ...row, soeknad_id: soeknadId },
        identitet_hash: createHash('sha256').update(`spurt ${++made}`).digest(),
      });
  });
}

/** `count` applications in one statement: one in a hundred waits, a third of the others is rejected. */
export async function insertManySoeknader(db: Knex, count: number, now: Date): Promise<void> {
  const names = Object.keys(SOEKNAD_COLUMNS);
  await withoutTriggers(db, 'soeknad', (trx) =>
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

function toSoeknadRow({ person, status = 0, ...given }: AnySoeknad) {
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
