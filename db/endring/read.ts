import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import { erAv, KAN_SKJULES, MOETE_FORMER, slagAv } from '#domain/endring-slag.ts';
import type { Endring, Tid } from '#domain/endringer.ts';
import type { BegrensningType, Filtype } from '#domain/sak.ts';

/** A change as it was written. What of it may be shown, and under what name, is for `presentEndringer` to say. */
export interface StoredEndring {
  readonly nr: number;
  readonly tidspunkt: Date;
  readonly endring: Endring;
}

interface StoredTid {
  readonly start: string;
  readonly slutt: string;
  readonly sal: string | null;
  readonly rettsalAdresse: string | null;
}

/** The columns of `endringColumns`. */
export interface EndringRow {
  readonly sak_id: string;
  readonly nr: number;
  readonly tidspunkt: Date;
  readonly slag: Endring['slag'];
  readonly fra: unknown;
  readonly til: unknown;
  readonly filtype: Filtype | null;
  readonly domstol_initialer: string | null;
  readonly fil_navn: string | null;
}

interface EndringerOfSak {
  /** The newest first. */
  readonly endringer: readonly StoredEndring[];
  /** There are older ones than these. */
  readonly harEldre: boolean;
  /** The number of the newest, also when nothing of it is left; 0 without any. */
  readonly siste: number;
}

/** So many changes of a case are shown at most, beside those that may be hidden. */
export const MOST_SHOWN = 50;

/** A change that is told only while its document or restriction may be shown. */
export const mayBeHidden = sql`slag = any(${KAN_SKJULES})`;

export async function readEndringer(db: Knex, sakId: string): Promise<EndringerOfSak> {
  const rows = await rowsOf<EndringRow & { readonly may_be_hidden: boolean }>(
    db,
    sql`select e.sak_id, e.nr, e.tidspunkt, e.slag, e.fra, e.til, k.filtype, k.domstol_initialer, k.fil_navn,
        ${mayBeHidden} as may_be_hidden
      from sak_endring e left join dokument k on k.id = e.dokument_id
      where e.sak_id = ${sakId} order by e.nr desc`,
  );
  // Only by what is shown to everybody: where the list ends, and that it does, says nothing of what is hidden.
  const always = rows.filter(({ may_be_hidden }) => !may_be_hidden);
  const eldste = always[MOST_SHOWN]?.nr ?? 0;
  return {
    endringer: rows.filter(({ nr }) => nr > eldste).flatMap(toEndring),
    harEldre: eldste > 0,
    siste: rows[0]?.nr ?? 0,
  };
}

/** Of each favourite of the press user the changes that they have not seen, the oldest first. */
export async function readUnseenEndringer(
  db: Knex,
  pressebrukerId: string,
): Promise<ReadonlyMap<string, readonly StoredEndring[]>> {
  const rows = await rowsOf<EndringRow>(
    db,
    sql`select e.sak_id, e.nr, e.tidspunkt, e.slag, e.fra, e.til, k.filtype, k.domstol_initialer, k.fil_navn
      from favoritt f
      join sak_endring e on e.sak_id = f.sak_id and e.nr > f.endring_sett
      left join dokument k on k.id = e.dokument_id
      where f.pressebruker_id = ${pressebrukerId} order by e.sak_id, e.nr`,
  );
  return endringerBySak(rows);
}

/** The changes of each case, in the order of the rows. */
export function endringerBySak(
  rows: readonly EndringRow[],
): ReadonlyMap<string, readonly StoredEndring[]> {
  const byCase = new Map<string, StoredEndring[]>();
  for (const row of rows)
    byCase.set(row.sak_id, [...(byCase.get(row.sak_id) ?? []), ...toEndring(row)]);
  return byCase;
}

/** What has become of the hearings of each of these cases, the oldest change first. */
export async function readMoeteEndringer(
  db: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Endring[]>> {
  const rows = await rowsOf<EndringRow>(
    db,
    sql`select sak_id, slag, fra, til from sak_endring
      where sak_id = any(${sakIds}) and slag = any(${slagAv(...MOETE_FORMER)})
      order by sak_id, nr`,
  );
  const byCase = new Map<string, Endring[]>();
  for (const row of rows) {
    const endring = endringOf(row);
    if (endring) byCase.set(row.sak_id, [...(byCase.get(row.sak_id) ?? []), endring]);
  }
  return byCase;
}

/** The owner of the favourite has seen the changes up to this one. */
export async function noteEndringerSeen(
  db: Knex,
  pressebrukerId: string,
  { sakId, nr }: { readonly sakId: string; readonly nr: number },
): Promise<void> {
  await run(
    db,
    sql`update favoritt set endring_sett = ${nr}
      where pressebruker_id = ${pressebrukerId} and sak_id = ${sakId} and endring_sett < ${nr}`,
  );
}

/** Nothing of a document that is no more. */
export function toEndring(row: EndringRow): StoredEndring[] {
  const endring = endringOf(row);
  return endring ? [{ nr: row.nr, tidspunkt: row.tidspunkt, endring }] : [];
}

function endringOf({ slag, fra, til, ...row }: EndringRow): Endring | null {
  if (slag === 'dokument') {
    const { filtype, domstol_initialer: domstolInitialer, fil_navn: filNavn } = row;
    if (filtype === null || domstolInitialer === null || filNavn === null) return null;
    return { slag, fil: { filtype, domstolInitialer, filNavn } };
  }
  const of = { slag };
  if (erAv(of, 'verdi')) return { ...of, fra: fra as string | null, til: til as string | null };
  if (erAv(of, 'ingen')) return of;
  if (erAv(of, 'begrensning')) {
    const { type, start } = til as { type: BegrensningType; start: string | null };
    return { ...of, til: { type, start: start === null ? null : new Date(start) } };
  }
  if (erAv(of, 'nyttMoete')) return { ...of, fra: null, til: toTid(til) };
  if (erAv(of, 'avlysning')) return { ...of, fra: toTid(fra), til: null };
  return erAv(of, 'flytting', 'sted') ? { ...of, fra: toTid(fra), til: toTid(til) } : null;
}

function toTid(value: unknown): Tid {
  const { start, slutt, ...where } = value as StoredTid;
  return { start: new Date(start), slutt: new Date(slutt), ...where };
}
