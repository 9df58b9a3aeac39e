import type { Knex } from 'knex';
import type { SoeknadKoeParams, SoeknaderParams } from '#contract/admin/soeknader.ts';
import { hasUnread } from '#db/samtale/samtaler.ts';
import { containing } from '#db/lists.ts';
import { type Sql, allOf, anyOf, empty, firstRowOf, join, raw, rowsOf, sql } from '#db/sql.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import {
  ARBEIDSGIVER_SVAR,
  type ArbeidsgiverSvar,
  lengeVentetFrom,
} from '#domain/soeknad-stilling.ts';
import { normalizeLine } from '#domain/text-rules.ts';
import { alikeIn } from './likhet.ts';
import { newestQuestion } from './newest-question.ts';
import { STILLING, SVAR } from './stilling.ts';

/** A line of the administrators' list. */
export interface ListedSoeknad {
  readonly id: string;
  readonly fornavn: string;
  readonly etternavn: string;
  readonly stilling: string;
  readonly redaksjon: string;
  readonly soeknadsdato: Date;
  readonly gjenaapnet: Date | null;
  readonly status: Status;
  readonly kommentar: string | null;
  readonly behandlet: Date | null;
  readonly kontaktperson: string | null;
  /** The employer's answer to the newest question, and when it was asked and answered. */
  readonly svar: ArbeidsgiverSvar;
  readonly spurt: Date | null;
  readonly svart: Date | null;
  readonly melding: string | null;
  readonly muligDuplikat: boolean;
  readonly harSoektFoer: boolean;
  readonly ulest: boolean;
  readonly klageVenter: boolean;
}

/**
 * One page of the applications that are asked for, and how many there are on all pages at `now`, as `administrator` (a keyed hash) sees them. The id decides between
 * equal rows, so that pages never overlap.
 */
export async function listSoeknadPage(
  db: Knex,
  params: SoeknaderParams,
  { now, administrator }: { readonly now: Date; readonly administrator: Buffer },
): Promise<{ soeknader: ListedSoeknad[]; totalt: number }> {
  const { page, pageSize } = params;
  const counted = await firstRowOf<{ antall: string }>(
    db,
    sql`select count(*) as antall from soeknad ${joined(params, now)} where ${asked(params, now)}`,
  );
  const soeknader = await rowsOf<ListedSoeknad>(
    db,
    sql`with side as (
        select soeknad.* from soeknad ${joined(params, now)} where ${asked(params, now)}
        order by ${orderOf(params)} limit ${pageSize} offset ${(page - 1) * pageSize}
      )
      select soeknad.id, soeknad.fornavn, soeknad.etternavn, soeknad.stilling, soeknad.redaksjon,
        soeknad.soeknadsdato, soeknad.gjenaapnet, soeknad.status, soeknad.kommentar, soeknad.behandlet,
        soeknad.kontaktperson_navn as kontaktperson,
        ${SVAR} as svar, spoersmaal.spurt, spoersmaal.svart, spoersmaal.melding,
        ${MULIG_DUPLIKAT} as "muligDuplikat", ${HAR_SOEKT_FOER} as "harSoektFoer",
        ${hasUnread('soeknad', 'soeknad', administrator)} as ulest, ${KLAGE_VENTER} as "klageVenter"
      from side as soeknad ${newestQuestion(now)} order by ${orderOf(params)}`,
  );
  return { soeknader, totalt: Number(counted!.antall) };
}

/** The ids of the first of those applications, in order. */
export async function listSoeknadIds(
  db: Knex,
  params: SoeknadKoeParams,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select soeknad.id from soeknad ${joined(params, now)} where ${asked(params, now)}
      order by ${orderOf(params)} limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** How many applications that are not decided stand where at `now`. */
export async function countStillinger(
  db: Knex,
  now: Date,
): Promise<{ klare: number; venter: number; paaVent: number }> {
  const rows = await rowsOf<{ stilling: 'klare' | 'venter' | 'paaVent'; antall: string }>(
    db,
    sql`select ${STILLING} as stilling, count(*) as antall from soeknad ${newestQuestion(now)}
      where ${IS_THERE} and ${isActive('soeknad')} group by 1`,
  );
  const counted = { klare: 0, venter: 0, paaVent: 0 };
  for (const { stilling, antall } of rows) counted[stilling] = Number(antall);
  return counted;
}

/** How many complaints wait for an answer. */
export async function countKlager(db: Knex): Promise<number> {
  const row = await firstRowOf<{ antall: string }>(
    db,
    sql`select count(*) as antall from klage where utfall is null`,
  );
  return Number(row!.antall);
}

/** How many applications only wait for a decision at `now`, and since when the oldest of them does. */
export async function readKlare(
  db: Knex,
  now: Date,
): Promise<{ readonly antall: number; readonly eldste: Date | null }> {
  const row = await firstRowOf<{ antall: number; eldste: Date | null }>(
    db,
    sql`select count(*) as antall, min(${VENTER_FRA}) as eldste from soeknad ${newestQuestion(now)}
      where ${IS_THERE} and ${isActive('soeknad')} and ${STILLING} = 'klare'`,
  );
  return { ...row!, antall: Number(row!.antall) };
}

/** From when an application waits: it may have been taken up again. */
export const VENTER_FRA = sql`coalesce(soeknad.gjenaapnet, soeknad.soeknadsdato)`;

const IS_THERE = sql`soeknad.slettet is null`;

const isActive = (table: 'soeknad' | 'annen') =>
  sql`${raw(table)}.status in (${STATUS.ny}, ${STATUS.paaVent})`;

/** Which applications are asked for. The words of `sok` are a part of one text, in any letter case. */
function asked({ vis, sok, ...params }: SoeknadKoeParams, now: Date): Sql {
  return allOf([
    IS_THERE,
    vis === undefined || vis === 'alle'
      ? withStatuses(params)
      : sql`${isActive('soeknad')} and ${STILLING} = ${vis}`,
    ...(vis === undefined ? [] : narrowed(params, now)),
    ...matching(normalizeLine(sok), { kontaktperson: vis !== undefined }),
  ]);
}

/** What the parts of the list can be narrowed to. Nobody waits any longer for what is decided. */
function narrowed(
  { svar, duplikat, soektFoer, lenge, klage }: Omit<SoeknadKoeParams, 'vis' | 'sok'>,
  now: Date,
): Sql[] {
  return [
    ...(svar ? [sql`${SVAR} = ${svar}`] : []),
    ...(duplikat ? [MULIG_DUPLIKAT] : []),
    ...(soektFoer ? [HAR_SOEKT_FOER] : []),
    ...(klage ? [KLAGE_VENTER] : []),
    ...(lenge ? [sql`${isActive('soeknad')} and ${VENTER_FRA} < ${lengeVentetFrom(now)}`] : []),
  ];
}

function withStatuses({ ny, historikk }: Pick<SoeknadKoeParams, 'ny' | 'historikk'>): Sql {
  if (ny && historikk) return sql`true`;
  const statuses = [
    ...(ny ? [STATUS.ny, STATUS.paaVent] : []),
    ...(historikk ? [STATUS.godkjent, STATUS.avslaatt] : []),
  ];
  return sql`soeknad.status = any(${statuses}::smallint[])`;
}

function matching(line: string, { kontaktperson }: { readonly kontaktperson: boolean }): Sql[] {
  if (line === '') return [];
  const part = sql`lower(${containing(line)})`;
  const own = sql`soeketekst(soeknad.fornavn, soeknad.etternavn, soeknad.stilling, soeknad.redaksjon) like ${part}`;
  return [kontaktperson ? anyOf([own, sql`lower(soeknad.kontaktperson_navn) like ${part}`]) : own];
}

/** The newest question, where it decides which rows there are or in which order. */
function joined({ vis, svar, sortField }: SoeknadKoeParams, now: Date): Sql {
  const isAsked = vis === 'klare' || vis === 'venter' || vis === 'paaVent' || svar !== undefined;
  const isNeeded = isAsked || sortField === 'ArbeidsgiversSvar';
  return isNeeded ? newestQuestion(now) : empty;
}

/** By what each sort field sorts, when ascending; the oldest first among equals. */
const ORDERS: Readonly<Record<SoeknadKoeParams['sortField'], readonly Sql[]>> = {
  SoeknadsDato: [],
  Status: [sql`soeknad.status`],
  Soeker: [sql`lower(soeknad.fornavn || ' ' || soeknad.etternavn) collate "nb-NO-x-icu"`],
  ArbeidsgiversSvar: [sql`array_position(${[...ARBEIDSGIVER_SVAR]}::text[], ${SVAR})`],
  Ventet: [VENTER_FRA],
};

/**
 * One index serves both directions of a column: Postgres reads it forwards or backwards. Who has waited longest
 * comes first when the order is descending.
 */
function orderOf({ sortField, sortAscending }: SoeknadKoeParams): Sql {
  const ascending = sortField === 'Ventet' ? !sortAscending : sortAscending;
  const direction = raw(ascending ? 'asc' : 'desc');
  const keys = [...ORDERS[sortField], sql`soeknad.soeknadsdato`, sql`soeknad.id`];
  return join(keys.map((key) => sql`${key} ${direction}`));
}

const MULIG_DUPLIKAT = (() => {
  const alike = alikeIn({
    identitetHash: sql`soeknad.identitet_hash`,
    epost: sql`soeknad.epost`,
    telefon: sql`soeknad.telefon`,
    telefonLand: sql`soeknad.telefon_land`,
  });
  return sql`exists (select from soeknad as annen
    where annen.slettet is null and annen.id <> soeknad.id and ${isActive('annen')}
      and ${anyOf(Object.values(alike))})`;
})();

const KLAGE_VENTER = sql`exists (select from klage
  where klage.soeknad_id = soeknad.id and klage.utfall is null)`;

const HAR_SOEKT_FOER = sql`exists (select from soeknad as annen
  where annen.slettet is null and annen.id <> soeknad.id
    and annen.identitet_hash = soeknad.identitet_hash and annen.soeknadsdato <= soeknad.soeknadsdato)`;
