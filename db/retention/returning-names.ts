import type { Knex } from 'knex';
import type { StoredTexts } from '#db/sak/names-in-fields.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import {
  areParterWithheld,
  areParterWithdrawn,
  isSakWithdrawn,
} from '#db/tilbaketrekking/hidden.ts';
import { type BegrensningType, type Rettsmoete, OPEN_RETTSMOETE, OPEN_SAK } from '#domain/sak.ts';
import { parterStatus, ParterStatus } from '#domain/visibility.ts';

/** What a court's row says that decides whether its names are shown. */
interface NamedRow {
  readonly sak: {
    readonly sak_id: string;
    readonly saks_tema: string | null;
    readonly saks_tema_uten_navn?: string | null;
    readonly uten_navn?: StoredTexts | null;
    readonly parter: string | null;
    readonly parter_anonymisert: boolean;
    readonly begrensninger?: readonly BegrensningType[];
  };
  readonly moeter: readonly (Pick<Rettsmoete, 'start' | 'slutt'> & {
    readonly begrensninger?: readonly BegrensningType[];
    readonly uten_navn?: StoredTexts | null;
  })[];
}

/**
 * The rows as they may be written. Names that were removed when their period was over (names.ts) do not come back while
 * they are hidden: otherwise the next import would bring them, and the job remove them again. When the row makes them
 * visible, a hearing added for instance, it brings them back. To be called when retention is shared (locks.ts).
 */
export async function withoutRemovedNames<T extends NamedRow>(
  trx: Knex,
  kind: 'sak' | 'liste',
  rows: readonly T[],
  now: Date,
): Promise<readonly T[]> {
  const removed = await readRemoved(
    trx,
    kind,
    rows.map(({ sak }) => sak.sak_id),
  );
  if (removed.size === 0) return rows;
  const staysHidden = (row: T) => {
    const holdt = removed.get(row.sak.sak_id);
    return holdt !== undefined && (holdt || areNamesHidden(row, kind, now));
  };
  const returning = rows
    .filter(({ sak }) => removed.has(sak.sak_id))
    .filter((r) => !staysHidden(r));
  await forgetRemoval(
    trx,
    returning.map(({ sak }) => sak.sak_id),
  );
  return rows.map((row) => (staysHidden(row) ? withoutNames(row) : row));
}

/**
 * The cases without their names, and whether a decision hides them that this row does not change: of a court's list,
 * which has no decisions, all that is stored; of a whole case, what an administrator or a document says.
 */
async function readRemoved(
  trx: Knex,
  kind: 'sak' | 'liste',
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const byOthers = sql`(${areParterWithdrawn(sql`s.sak_id`)}
    or exists (select from dokument d
      where d.sak_id = s.sak_id and 'skjultIdentitet' = any(d.begrensninger))
    or exists (select from begrensning b
      where b.sak_id = s.sak_id and b.type = 'skjultIdentitet' and b.opphevet is null))`;
  const rows = await rowsOf<{ sak_id: string; holdt: boolean }>(
    trx,
    sql`select s.sak_id, ${isSakWithdrawn(sql`s.sak_id`)}
        or ${kind === 'liste' ? areParterWithheld() : byOthers} as holdt
      from sak s where s.sak_id = any(${sakIds}) and s.navn_fjernet is not null`,
  );
  return new Map(rows.map(({ sak_id, holdt }) => [sak_id, holdt]));
}

/** By the same rule as everywhere, of the case as this row makes it. */
export function areNamesHidden(
  { sak, moeter }: NamedRow,
  kind: 'sak' | 'liste',
  now: Date,
): boolean {
  const unnamed = { sal: null, rettsalAdresse: null, rettsmoetetype: null };
  const status = parterStatus(
    {
      ...OPEN_SAK,
      parterAnonymisert: kind === 'sak' && sak.parter_anonymisert,
      begrensninger: (sak.begrensninger ?? []).map((type) => ({
        type,
        tekst: null,
        gjelderTil: null,
      })),
      rettsmoeter: moeter.map(({ start, slutt, begrensninger = [] }) => ({
        ...OPEN_RETTSMOETE,
        ...unnamed,
        ...{ start, slutt, begrensninger },
      })),
      dokumenter: [],
    },
    now,
  );
  return status !== ParterStatus.Vises;
}

/** The row as it is written when its names have been removed. */
export function withoutNames<T extends NamedRow>(row: T): T {
  const { sak, moeter } = row;
  const saks_tema = sak.saks_tema_uten_navn ?? sak.saks_tema;
  return {
    ...row,
    sak: {
      ...{ ...sak, ...sak.uten_navn, uten_navn: null },
      ...{ parter: null, saks_tema, saks_tema_uten_navn: null },
    },
    moeter: moeter.map((moete) => ({ ...moete, ...moete.uten_navn, uten_navn: null })),
  };
}

async function forgetRemoval(trx: Knex, sakIds: readonly string[]): Promise<void> {
  if (sakIds.length === 0) return;
  await run(trx, sql`update sak set navn_fjernet = null where sak_id = any(${sakIds})`);
}
