import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql, type Sql } from '#db/sql.ts';
import { accessStateSql } from '#db/bruker/access.ts';
import { MARKED } from './lister.ts';
import { isListed } from './personer.ts';
import type { KjentPerson } from '#domain/redaksjon-vurdering.ts';
import type { Day } from '#domain/time.ts';

/** A suspension of a newsroom as a whole, over or not; domain/redaksjon.ts decides whether it is in force. */
export interface RedaksjonSuspensjon {
  readonly fra: Date;
  /** The Oslo day on which it ends by itself; null: until it is lifted. */
  readonly til: Day | null;
  readonly begrunnelse: string;
}

export interface StoredRedaksjon {
  readonly id: string;
  readonly navn: string;
  readonly redaktoer: KjentPerson | null;
  readonly opprettet: Date;
  readonly versjon: number;
  readonly suspensjon: RedaksjonSuspensjon | null;
  /** When the editor last confirmed the list of people. */
  readonly bekreftet: Date | null;
  /** In the order of the alphabet. */
  readonly domener: readonly string[];
}

interface RedaksjonRow extends Omit<StoredRedaksjon, 'redaktoer' | 'suspensjon'> {
  readonly redaktoer_navn: string | null;
  readonly redaktoer_epost: string | null;
  readonly suspendert_fra: Date | null;
  readonly suspendert_til: Day | null;
  readonly suspendert_begrunnelse: string | null;
}

const COLUMNS = sql`r.id, r.navn, r.redaktoer_navn, r.redaktoer_epost, r.opprettet, r.versjon, r.bekreftet,
  r.suspendert_fra, r.suspendert_til, r.suspendert_begrunnelse,
  array(select d.domene from redaksjon_domene d where d.redaksjon_id = r.id order by d.domene) as domener`;

function toRedaksjon(row: RedaksjonRow): StoredRedaksjon {
  const { id, navn, opprettet, versjon, bekreftet, domener } = row;
  const { redaktoer_navn, redaktoer_epost, suspendert_fra: fra, suspendert_til: til } = row;
  return {
    ...{ id, navn, opprettet, versjon, bekreftet, domener },
    redaktoer:
      redaktoer_navn !== null && redaktoer_epost !== null
        ? { navn: redaktoer_navn, epost: redaktoer_epost }
        : null,
    suspensjon: fra && { fra, til, begrunnelse: row.suspendert_begrunnelse ?? '' },
  };
}

/** The newsroom with this id (a UUID); null when there is none, or it was merged into another one. */
export async function readRedaksjon(db: Knex, id: string): Promise<StoredRedaksjon | null> {
  return readOne(db, sql`r.id = ${id}::uuid and r.slaatt_sammen_i is null`);
}

/** As `readRedaksjon`, with the row locked until the transaction ends. Press users can still be added to it. */
export async function lockRedaksjon(db: Knex, id: string): Promise<StoredRedaksjon | null> {
  return readOne(db, sql`r.id = ${id}::uuid and r.slaatt_sammen_i is null for no key update of r`);
}

async function readOne(db: Knex, where: Sql): Promise<StoredRedaksjon | null> {
  const row = await firstRowOf<RedaksjonRow>(
    db,
    sql`select ${COLUMNS} from redaksjon r where ${where}`,
  );
  return row ? toRedaksjon(row) : null;
}

/**
 * Keeps a newsroom from being merged or removed until the transaction ends. Gives it, or the one that it has been merged into; null when
 * it is gone.
 */
export async function holdRedaksjon(db: Knex, id: string): Promise<string | null> {
  const row = await firstRowOf<{ id: string }>(
    db,
    sql`select coalesce(slaatt_sammen_i, id) as id from redaksjon where id = ${id}::uuid for share`,
  );
  return row?.id ?? null;
}

/** The newsroom that a press user belongs to; null when it is none. */
export function readRedaksjonOf(db: Knex, brukerId: string): Promise<StoredRedaksjon | null> {
  return readOne(
    db,
    sql`r.id = (select p.redaksjon_id from pressebruker p where p.id = ${brukerId}::uuid)`,
  );
}

export interface ListedRedaksjon extends StoredRedaksjon {
  readonly brukere: number;
  /** Whom the editor has marked as gone, and who is neither suspended nor without access. */
  readonly merket: number;
}

/** All newsrooms at `now` by name, each with how many people it has. */
export async function listRedaksjoner(db: Knex, now: Date): Promise<ListedRedaksjon[]> {
  const rows = await rowsOf<RedaksjonRow & { brukere: number; merket: number }>(
    db,
    sql`select ${COLUMNS}, coalesce(p.antall, 0) as brukere, coalesce(m.antall, 0) as merket
      from redaksjon r left join (
        select redaksjon_id, count(*)::int as antall from pressebruker
        where redaksjon_id is not null and ${isListed(now)} group by redaksjon_id
      ) p on p.redaksjon_id = r.id
      left join (
        select l.redaksjon_id, count(*)::int as antall from ${MARKED} and ${accessStateSql(now)} in ('valid', 'lapsed')
        group by l.redaksjon_id
      ) m on m.redaksjon_id = r.id
      where r.slaatt_sammen_i is null order by lower(r.navn), r.id`,
  );
  return rows.map((row) => ({ ...toRedaksjon(row), brukere: row.brukere, merket: row.merket }));
}

/** Somebody whom questions about applicants go to. */
export interface Kontakt extends KjentPerson {
  readonly id: number;
  readonly stilling: string;
}

/** The known contact persons of a newsroom besides the editor, by name. */
export function listKontakter(db: Knex, redaksjonId: string): Promise<Kontakt[]> {
  return rowsOf<Kontakt>(
    db,
    sql`select id, navn, stilling, epost from redaksjon_kontakt
      where redaksjon_id = ${redaksjonId} order by lower(navn), id`,
  );
}

/** How often each of these addresses, in lower case, has answered whether an applicant needs access. */
export function countSvar(
  db: Knex,
  eposter: readonly string[],
): Promise<{ epost: string; antall: number }[]> {
  return rowsOf(
    db,
    sql`select lower(kontaktperson_epost) as epost, count(*)::int as antall
      from arbeidsgiver_bekreftelse
      where svar is not null and slettet is null and lower(kontaktperson_epost) = any(${eposter}::text[])
      group by 1 order by 1`,
  );
}

/** Who changed a newsroom last, and when, by the audit log; null when that is not known. */
export async function readEndretAv(
  db: Knex,
  id: string,
): Promise<{ av: string | null; tidspunkt: Date } | null> {
  const row = await firstRowOf<{ av: string | null; tidspunkt: Date }>(
    db,
    sql`select r.tidspunkt, (select navn from administrator a where a.identitet_hash = r.identitet_hash) as av
      from revisjon r
      where r.handling in ('redaksjon_opprettet', 'redaksjon_endret', 'redaksjoner_slaatt_sammen',
          'redaksjon_suspendert', 'redaksjon_suspensjon_endret', 'redaksjon_suspensjon_opphevet')
        and r.detaljer ->> 'redaksjonId' = ${id}
      order by r.tidspunkt desc, r.id desc limit 1`,
  );
  return row ?? null;
}
