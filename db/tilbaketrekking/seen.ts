import type { Knex } from 'knex';
import { accessStateSql } from '#db/bruker/access.ts';
import { hasOpened, personsWhoOpened } from '#db/revisjon/seen.ts';
import { firstRowOf, rowsOf, sql, type Sql } from '#db/sql.ts';

/** A press user. */
export interface Reader {
  readonly identitetHash: Buffer;
  readonly pressebrukerId: string;
}

/** A case that the court has hidden. */
export interface HiddenSak {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolNavn: string;
  readonly skjult: Date;
  readonly erFavoritt: boolean;
}

const isFavourite = (sakId: Sql, { pressebrukerId }: Reader) =>
  sql`exists (select from favoritt f where f.sak_id = ${sakId} and f.pressebruker_id = ${pressebrukerId})`;

/**
 * The case when it is hidden and this person has opened it, or has it as a favourite; null for everybody else, and when
 * there is no such case: the same statement, so that neither its answer nor its time tells which.
 */
export async function findHiddenSak(
  db: Knex,
  sakId: string,
  reader: Reader,
): Promise<HiddenSak | null> {
  const found = await firstRowOf<HiddenSak>(
    db,
    sql`${hiddenSaker(reader)} where s.sak_id = ${sakId} and (${isFavourite(sql`s.sak_id`, reader)}
      or ${hasOpened(sql`s.sak_id`, sql`${reader.identitetHash}`)})`,
  );
  return found ?? null;
}

/** The person's favourites that are hidden, the last added first. */
export async function listHiddenFavoritter(db: Knex, reader: Reader): Promise<HiddenSak[]> {
  return rowsOf<HiddenSak>(
    db,
    sql`${hiddenSaker(reader)} join favoritt f on f.sak_id = s.sak_id
      where f.pressebruker_id = ${reader.pressebrukerId} order by f.opprettet desc, s.sak_id`,
  );
}

function hiddenSaker(reader: Reader): Sql {
  return sql`select s.sak_id as "sakId", s.saksnummer, d.navn as "domstolNavn", t.skjult,
      ${isFavourite(sql`s.sak_id`, reader)} as "erFavoritt"
    from tilbaketrekking t join sak s on t.sak_id = s.sak_id and t.omfang = 'sak' and t.opphevet is null
      join domstol d on d.id = s.domstol_id`;
}

/**
 * When the parties were hidden, for a person who had opened the case before, or had it as a favourite; null for everybody
 * else, and when an administrator has not hidden them.
 */
export async function parterHiddenSince(
  db: Knex,
  sakId: string,
  { identitetHash, pressebrukerId }: Reader,
): Promise<Date | null> {
  const row = await firstRowOf<{ skjult: Date }>(
    db,
    sql`select t.skjult from tilbaketrekking t
      where t.sak_id = ${sakId} and t.omfang = 'parter' and t.opphevet is null
        and (${hasOpened(sql`t.sak_id`, sql`${identitetHash}`, sql`t.skjult`)}
          or exists (select from favoritt f where f.sak_id = t.sak_id
            and f.pressebruker_id = ${pressebrukerId} and f.opprettet < t.skjult))`,
  );
  return row?.skjult ?? null;
}

/** A press user who is told. */
export interface Addressee {
  readonly pressebrukerId: string;
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly epost: string;
}

/** Press users with valid access and an address who have opened one of the cases, or have it as a favourite. */
export async function listAddressees(
  db: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<Addressee[]> {
  return rowsOf<Addressee>(
    db,
    sql`select id as "pressebrukerId", identitet_hash as "identitetHash", fornavn, epost
      from pressebruker
      where epost is not null and ${accessStateSql(now)} = 'valid'
        and (identitet_hash in (${personsWhoOpened(sakIds)})
          or id in (select pressebruker_id from favoritt where sak_id = any(${sakIds}::text[])))
      order by id`,
  );
}

export async function countFavoritter(db: Knex, sakId: string): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from favoritt where sak_id = ${sakId}`,
  );
  return row!.antall;
}
