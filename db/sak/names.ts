import type { Knex } from 'knex';
import { changedBy, rowsOf, run, sql } from '#db/sql.ts';
import { hideNames, NAME_FINDER, saidBefore } from '#domain/names/case-texts.ts';
import { aliasOf, fileAlias } from '#domain/names/file-names.ts';
import type { PartyName } from '#domain/names/party-names.ts';
import type { SakTextRow } from '#domain/sak-texts.ts';
import {
  fieldsWithoutNames,
  nameHearingsAndRestrictions,
  type StoredTexts,
  textColumns,
} from './names-in-fields.ts';
import { type KnownNames, readKnownNames } from './known-names.ts';
import { nameHistory } from './names-in-history.ts';

/*
 * Names of the parties in the texts of a case (docs/decisions/0026, 0055). They are worked out when a case or a document is
 * written, and afterwards for rows that came in another way; until then by whoever reads them.
 */

/** What a case says and what of it has been found to be names. */
interface SubjectRow {
  readonly navneleser: number;
  readonly saks_tema: string | null;
  readonly saks_tema_uten_navn: string | null;
}
export interface CaseTexts extends SubjectRow, SakTextRow {
  readonly sak_id: string;
  readonly parter: string | null;
  readonly uten_navn: StoredTexts | null;
  readonly navneleser: number;
}

/** Whether what is stored without names is of the texts as they are: a change of these alone sets 0 (0045_every_text_of_a_case.sql). */
export const isAsRead = ({ navneleser }: { readonly navneleser: number }) => navneleser > 0;

/** The columns of `CaseTexts`. */
const caseTexts = sql`sak_id, parter, navneleser, saks_tema, saks_tema_uten_navn, uten_navn, ${textColumns}`;

/** What a document says, and what of it has been found to be names. */
export interface TitleRow {
  readonly id: number;
  readonly tittel: string;
  readonly tittel_uten_navn: string | null;
  readonly fil_navn: string;
  readonly fil_navn_uten_navn: string | null;
}

/** The subject `saksTema` without names; `stored` is what the case has said until now. */
export function subjectWithoutNames(
  saksTema: string | null,
  names: readonly PartyName[],
  stored: SubjectRow | undefined,
): string | null {
  const before = stored
    ? saidBefore(isAsRead(stored) ? stored.saks_tema : null, stored.saks_tema_uten_navn)
    : [];
  return saksTema === null ? null : hideNames(saksTema, names, before);
}

/** Title and file name without names; what has been hidden of them stays so. */
export function titleWithoutNames(row: TitleRow, names: readonly PartyName[]) {
  return {
    // It may have another title since.
    tittel_uten_navn: hideNames(row.tittel, names, saidBefore(null, row.tittel_uten_navn)),
    fil_navn_uten_navn:
      row.fil_navn_uten_navn === null ? fileAlias(row.id, row.fil_navn, names) : aliasOf(row.id),
  };
}

/** What these cases say until now. Nothing is locked: who adds cases must not hold a row first (0012_withdraw.sql, sak_kommer). */
export async function readCaseTexts(
  trx: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, CaseTexts>> {
  const rows = await rowsOf<CaseTexts>(
    trx,
    sql`select ${caseTexts} from sak where sak_id = any(${sakIds})`,
  );
  return new Map(rows.map((row) => [row.sak_id, row]));
}

/**
 * Works out what is left of these cases, whose own texts are written: their hearings, restrictions and documents, and what is told
 * of their past.
 */
export async function nameRest(trx: Knex, sakIds: readonly string[]): Promise<void> {
  const names = await readKnownNames(trx, sakIds);
  await nameHearingsAndRestrictions(trx, sakIds, names);
  await nameHistory(trx, sakIds, names);
  await noteCases(trx, sakIds);
  await nameDocuments(trx, sakIds, names);
}

/** Notes that the texts of these cases have been looked at as they are now. */
async function noteCases(trx: Knex, sakIds: readonly string[]): Promise<void> {
  await run(
    trx,
    sql`update sak set navneleser = ${NAME_FINDER}
      where sak_id = any(${sakIds}) and navneleser <> ${NAME_FINDER}`,
  );
}

interface DocumentTexts extends TitleRow {
  readonly sak_id: string;
  readonly navneleser: number;
}

/** Works out title and file name of the documents of these cases. */
export async function nameDocuments(
  trx: Knex,
  sakIds: readonly string[],
  names: KnownNames,
): Promise<void> {
  const rows = await rowsOf<DocumentTexts>(
    trx,
    sql`select id, sak_id, tittel, tittel_uten_navn, fil_navn, fil_navn_uten_navn, navneleser
      from dokument where sak_id = any(${sakIds}) order by sak_id, id`,
  );
  const worked = rows.map((row) => ({
    row,
    ...titleWithoutNames(row, names(row.sak_id)),
  }));
  const other = worked.filter(
    ({ row, tittel_uten_navn, fil_navn_uten_navn }) =>
      row.navneleser !== NAME_FINDER ||
      row.tittel_uten_navn !== tittel_uten_navn ||
      row.fil_navn_uten_navn !== fil_navn_uten_navn,
  );
  if (other.length === 0) return;
  await run(
    trx,
    sql`update dokument k set navneleser = ${NAME_FINDER},
        tittel_uten_navn = ny.tittel, fil_navn_uten_navn = ny.fil
      from unnest(${other.map(({ row }) => row.id)}::bigint[],
        ${other.map((one) => one.tittel_uten_navn)}::text[],
        ${other.map((one) => one.fil_navn_uten_navn)}::text[]) as ny (id, tittel, fil)
      where k.id = ny.id`,
  );
}

/**
 * Looks at most `limit` cases over that nobody has looked at with this version of the program: those from before it, and those
 * that were not written by the import. Cases that somebody is changing are left for the next time. Returns how many there were.
 */
export async function lookForNames(db: Knex, limit: number): Promise<number> {
  return db.transaction(async (trx) => {
    const rows = await rowsOf<CaseTexts>(
      trx,
      sql`select ${caseTexts} from sak
        where sak_id in (
          (select sak_id from sak where navneleser < ${NAME_FINDER} limit ${limit}) union all
          (select sak_id from dokument where navneleser < ${NAME_FINDER} limit ${limit}))
        order by sak_id limit ${limit} for no key update skip locked`,
    );
    if (rows.length === 0) return 0;
    const ids = rows.map((row) => row.sak_id);
    const names = await readKnownNames(trx, ids);
    const subjects = rows.map((row) => subjectWithoutNames(row.saks_tema, names(row.sak_id), row));
    const fields = rows.map((row) =>
      fieldsWithoutNames(row, names(row.sak_id), [row], isAsRead(row)),
    );
    await changedBy(
      trx,
      sql`update sak set navneleser = ${NAME_FINDER}, saks_tema_uten_navn = ny.tema, uten_navn = ny.felt
        from unnest(${ids}::text[], ${subjects}::text[],
          ${fields.map((one) => one && JSON.stringify(one))}::jsonb[]) as ny (sak_id, tema, felt)
        where sak.sak_id = ny.sak_id`,
    );
    await nameRest(trx, ids);
    return rows.length;
  });
}
