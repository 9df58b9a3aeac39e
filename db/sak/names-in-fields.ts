import type { Knex } from 'knex';
import { join, raw, rowsOf, run, sql } from '#db/sql.ts';
import { hideNames, saidBefore } from '#domain/names/case-texts.ts';
import type { PartyName } from '#domain/names/party-names.ts';
import { moeteUtenNavn, sakUtenNavn } from '#domain/names/text-fields.ts';
import { type SakTextRow, TEXT_COLUMNS, textsOfRow } from '#domain/sak-texts.ts';
import type { MoeteUtenNavn, SakUtenNavn } from '#domain/sak.ts';
import type { KnownNames } from './known-names.ts';

/* `uten_navn` of cases and hearings, and `tekst_uten_navn` of restrictions: the texts that say a name, without it. */

/** Texts by their columns. */
export type StoredTexts = Readonly<Record<string, string | readonly string[]>>;

/** The columns of `SakTextRow`. */
export const textColumns = join(
  TEXT_COLUMNS.map(({ column }) => raw(column.name)),
  ', ',
);

interface MoeteFields {
  readonly sal: string | null;
  readonly rettsal_adresse: string | null;
  readonly rettsmoetetype: string | null;
}
interface Stored {
  readonly uten_navn?: StoredTexts | null;
}

/** By the fields of a case instead of the columns. */
export const sakFields = (stored: StoredTexts | null) => stored && (byField(stored) as SakUtenNavn);
export const moeteFields = (stored: StoredTexts | null) =>
  stored && (byField(stored) as MoeteUtenNavn);

function byField(stored: object): object {
  return Object.fromEntries(
    Object.entries(stored).map(([column, text]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      text,
    ]),
  );
}

function byColumn(texts: object | null): StoredTexts | null {
  if (texts === null) return null;
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      text as string | readonly string[],
    ]),
  );
}

const fieldsOfMoete = ({ sal, rettsal_adresse: rettsalAdresse, rettsmoetetype }: MoeteFields) => ({
  ...{ sal, rettsalAdresse, rettsmoetetype },
});

/** `uten_navn` of a case with these texts; `until` is what it has said until now, `isAsBefore` that its texts are known from then. */
export function fieldsWithoutNames(
  row: SakTextRow,
  names: readonly PartyName[],
  until: readonly (SakTextRow & Stored)[],
  isAsBefore = true,
): StoredTexts | null {
  const before = until.map((one) => ({
    texts: isAsBefore ? textsOfRow(one) : null,
    without: sakFields(one.uten_navn ?? null),
  }));
  return byColumn(sakUtenNavn(textsOfRow(row), names, before));
}

/** The same of a hearing; `until` are all hearings of the case. */
export function moeteWithoutNames(
  row: MoeteFields,
  names: readonly PartyName[],
  until: readonly (MoeteFields & Stored)[],
): StoredTexts | null {
  const before = until.map((one) => ({
    texts: fieldsOfMoete(one),
    without: moeteFields(one.uten_navn ?? null),
  }));
  return byColumn(moeteUtenNavn(fieldsOfMoete(row), names, before));
}

interface OfSak {
  readonly id: number;
  readonly sak_id: string;
}
type MoeteRow = OfSak & MoeteFields & { readonly uten_navn: StoredTexts | null };

/** The hearings of these cases that say anything, by case. */
export async function readMoeteTexts(
  trx: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MoeteRow[]>> {
  const rows = await rowsOf<MoeteRow>(
    trx,
    sql`select id, sak_id, sal, rettsal_adresse, rettsmoetetype, uten_navn from rettsmoete
      where sak_id = any(${sakIds}) and num_nonnulls(sal, rettsal_adresse, rettsmoetetype) > 0 order by sak_id, id`,
  );
  const byCase = new Map<string, MoeteRow[]>();
  for (const row of rows) byCase.set(row.sak_id, [...(byCase.get(row.sak_id) ?? []), row]);
  return byCase;
}

/** Works them out for these cases, and notes which cases have any. */
export async function nameHearingsAndRestrictions(
  trx: Knex,
  sakIds: readonly string[],
  names: KnownNames,
): Promise<void> {
  const moeter = [...(await readMoeteTexts(trx, sakIds))].flatMap(([sakId, rows]) =>
    rows.flatMap((row) => {
      const found = moeteWithoutNames(row, names(sakId), rows);
      return isSame(found, row.uten_navn) ? [] : [{ id: row.id, uten_navn: found }];
    }),
  );
  const begrensninger = await rowsOf<
    OfSak & { readonly tekst: string; readonly tekst_uten_navn: string | null }
  >(
    trx,
    sql`select id, sak_id, tekst, tekst_uten_navn from begrensning where sak_id = any(${sakIds})`,
  );
  const restrictions = begrensninger.flatMap(({ id, sak_id, tekst, tekst_uten_navn }) => {
    const found = hideNames(tekst, names(sak_id), saidBefore(null, tekst_uten_navn));
    return found === tekst_uten_navn ? [] : [{ id, uten_navn: found }];
  });
  if (moeter.length > 0)
    await run(
      trx,
      sql`update rettsmoete r set uten_navn = ny.uten_navn
        from jsonb_to_recordset(${JSON.stringify(moeter)}::jsonb) as ny (id bigint, uten_navn jsonb) where r.id = ny.id`,
    );
  if (restrictions.length > 0)
    await run(
      trx,
      sql`update begrensning b set tekst_uten_navn = ny.uten_navn
        from jsonb_to_recordset(${JSON.stringify(restrictions)}::jsonb) as ny (id bigint, uten_navn text) where b.id = ny.id`,
    );
  await run(
    trx,
    sql`insert into navn_i_tekst (sak_id) select sak_id from sak s where sak_id = any(${sakIds}) and (uten_navn is not null
        or exists (select from rettsmoete r where r.sak_id = s.sak_id and r.uten_navn is not null)
        or exists (select from begrensning b where b.sak_id = s.sak_id and b.tekst_uten_navn is not null))
      on conflict do nothing`,
  );
}

/** Postgres gives the fields in another order. */
function isSame(a: StoredTexts | null, b: StoredTexts | null): boolean {
  const inOrder = (one: StoredTexts | null) => JSON.stringify(one && Object.entries(one).sort());
  return inOrder(a) === inOrder(b);
}
