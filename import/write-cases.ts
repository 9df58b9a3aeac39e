import type { Knex } from 'knex';
import { noteGone, noteKnown } from '#db/domstol/kjent.ts';
import { raw, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { shareWithRetention } from '#db/retention/locks.ts';
import { writeAnker } from '#db/sak/anker.ts';
import { type CaseTexts, nameRest, readCaseTexts, subjectWithoutNames } from '#db/sak/names.ts';
import {
  fieldsWithoutNames,
  moeteFields,
  moeteWithoutNames,
  readMoeteTexts,
  sakFields,
} from '#db/sak/names-in-fields.ts';
import { readKnownNames } from '#db/sak/known-names.ts';
import { type PartyName, partyNames } from '#domain/names/party-names.ts';
import { withoutRemovedNames } from '#db/retention/returning-names.ts';
import type { BegrensningType } from '#domain/sak.ts';
import { byColumn } from '#domain/sak-texts.ts';
import type { SakRow } from './case-rows.ts';
import type { ParsedRow } from './parse-row.ts';
import { noteChanges, readCasesAsShown } from './shown-changes.ts';

type CaseWrite = Pick<Exclude<ParsedRow, { kind: 'dokument' }>, 'sak' | 'moeter' | 'ankeFra'>;

/** How many rows were not in the database, were there with other content, and were the same already. */
export interface Counts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

interface Written extends Counts {
  /** The fields that say a party's name, by case. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  readonly createdIds: readonly string[];
  readonly changedIds: readonly string[];
}

/**
 * Writes cases with their hearings, and deletes hearings that the row does not have. A case that is the same
 * already is not written: no new version, nothing in the outbox. Throws what the database throws.
 */
export async function writeCases(
  trx: Knex,
  kind: 'sak' | 'liste',
  given: readonly CaseWrite[],
  now: Date,
): Promise<Written> {
  await shareWithRetention(trx);
  const sakIds = given.map(({ sak }) => sak.sak_id);
  const until = await readCaseTexts(trx, sakIds);
  const names = await readKnownNames(trx, sakIds);
  const before = await readCasesAsShown(trx, sakIds, now);
  const moeter = await readMoeteTexts(trx, sakIds);
  const found = given.map((one) => {
    const { sak_id } = one.sak;
    return withNamesFound(kind, one, {
      sak: until.get(sak_id),
      moeter: moeter.get(sak_id) ?? [],
      names: names(sak_id),
    });
  });
  const cases = await withoutRemovedNames(trx, kind, found, now);
  const upserted = await upsertCases(trx, kind, cases, now);
  const hearings = hearingsOf(cases);
  await noteKnown(trx, hearings, now);
  const isSame = SAME_HEARING[kind];
  // The new ones first: what they say as well is not lost text (db/migrations/0010_lost_text.sql).
  const added = await rowsOf<SakId>(
    trx,
    sql`${hearings} insert into rettsmoete
        (sak_id, start, slutt, sal, rettsal_adresse, rettsmoetetype, begrensninger, uten_navn)
      select ny.* from ny where not exists (select from rettsmoete r where ${isSame})
      returning sak_id`,
  );
  const removed = await rowsOf<RemovedHearing>(
    trx,
    sql`${hearings} delete from rettsmoete r where r.sak_id = any(${cases.map(({ sak }) => sak.sak_id)})
      and not exists (select from ny where ${isSame}) returning r.sak_id, r.begrensninger`,
  );
  if (kind === 'liste') await keepIdentityHidden(trx, removed);
  await noteGone(trx, [...new Set(removed.map((row) => row.sak_id))], now);
  await nameRest(trx, sakIds);
  const createdIds = upserted.filter((row) => row.is_new).map((row) => row.sak_id);
  const appeals = await writeAnker(trx, kind, cases);
  const touched = new Set([...upserted, ...removed, ...added, ...appeals].map((row) => row.sak_id));
  await noteChanges(trx, readCasesAsShown, before, [...touched], now);
  const named = new Map(cases.map((one) => [one.sak.sak_id, namedFields(kind, one)]));
  const created = new Set(createdIds);
  return {
    created: createdIds.length,
    changed: touched.size - createdIds.length,
    unchanged: cases.length - touched.size,
    named,
    createdIds,
    changedIds: [...touched].filter((id) => !created.has(id)),
  };
}

/** The fields of the row in which a name stands, as the row calls them. A list has the subject alone. */
function namedFields(kind: 'sak' | 'liste', { sak, moeter }: CaseWrite): string[] {
  const inSubject = sak.saks_tema_uten_navn !== null;
  if (kind === 'liste') return inSubject ? ['sakenGjelder'] : [];
  // Without their place: the hearings are sorted by now.
  const inHearings = moeter.flatMap(({ uten_navn }) =>
    Object.keys(moeteFields(uten_navn ?? null) ?? {}),
  );
  return [
    ...(inSubject ? ['saksTema'] : []),
    ...Object.keys(sakFields(sak.uten_navn ?? null) ?? {}),
    ...[...new Set(inHearings)].map(
      (field) => `møteliste.${field === 'rettsmoetetype' ? 'rettsmøteType' : field}`,
    ),
  ];
}

/** What the case has said until now. */
interface Until {
  readonly sak: CaseTexts | undefined;
  readonly moeter: Parameters<typeof moeteWithoutNames>[2];
  /** Of the parties that it has and had. */
  readonly names: readonly PartyName[];
}

/** The texts without the names of the parties that the case has now, and of those that it had until now. */
function withNamesFound(
  kind: 'sak' | 'liste',
  { sak, moeter, ...rest }: CaseWrite,
  until: Until,
): CaseWrite {
  const names = [...partyNames(sak.parter), ...until.names];
  const known = until.sak ? [until.sak] : [];
  // A list does not give them: what is known of them stays.
  const fields =
    kind === 'liste' && until.sak
      ? { ...until.sak, sakstype: until.sak.sakstype ?? sak.sakstype }
      : sak;
  return {
    ...rest,
    sak: {
      ...sak,
      saks_tema_uten_navn: subjectWithoutNames(sak.saks_tema, names, until.sak),
      uten_navn: fieldsWithoutNames(fields, names, known),
    },
    moeter: moeter.map((moete) => ({
      ...moete,
      uten_navn: moeteWithoutNames(moete, names, until.moeter),
    })),
  };
}

interface SakId {
  readonly sak_id: string;
}
interface RemovedHearing extends SakId {
  readonly begrensninger: readonly BegrensningType[];
}

/** A list says nothing of restrictions: who was hidden by a hearing that it moves or leaves out stays hidden, by the case. */
export async function keepIdentityHidden(
  trx: Knex,
  removed: readonly RemovedHearing[],
): Promise<void> {
  const ids = removed
    .filter(({ begrensninger }) => begrensninger.includes('skjultIdentitet'))
    .map(({ sak_id }) => sak_id);
  if (ids.length === 0) return;
  await run(
    trx,
    sql`update sak set begrensninger = begrensninger || array['skjultIdentitet']
      where sak_id = any(${ids}) and not 'skjultIdentitet' = any(begrensninger)`,
  );
}

const TYPES: Readonly<Record<keyof SakRow, string>> = {
  ...byColumn(({ column }) => (column.holds === 'list' ? 'text[]' : 'text')),
  sak_id: 'text',
  saksnummer: 'text',
  domstol_id: 'text',
  saks_tema: 'text',
  saks_tema_uten_navn: 'text',
  uten_navn: 'jsonb',
  parter: 'text',
  parter_anonymisert: 'boolean',
  er_hentet_fra_sak_api: 'boolean',
  begrensninger: 'text[]',
};
export const COLUMNS: readonly string[] = Object.keys(TYPES);
/** The columns that each kind of row changes. A list has no judge, lawyers and so on: what is known of them stays. */
export const CHANGING = {
  sak: COLUMNS.filter((name) => name !== 'sak_id'),
  liste: [
    ...['saksnummer', 'domstol_id', 'saks_tema', 'saks_tema_uten_navn', 'parter', 'sakstype'],
    ...['uten_navn', 'begrensninger'],
  ],
};

/**
 * A list gives only the type that follows from the number, and of restrictions only a hidden identity, where it says that an
 * address is graded: what is known already stays.
 */
const OF_LIST: Readonly<Record<string, string>> = {
  sakstype: 'coalesce(sak.sakstype, excluded.sakstype)',
  begrensninger: `case when excluded.begrensninger <@ sak.begrensninger then sak.begrensninger
    else sak.begrensninger || excluded.begrensninger end`,
};

async function upsertCases(
  trx: Knex,
  kind: 'sak' | 'liste',
  cases: readonly CaseWrite[],
  now: Date,
): Promise<(SakId & { readonly is_new: boolean })[]> {
  const list = (names: readonly string[]) => raw(names.join(', '));
  const typed = COLUMNS.map((name) => `${name} ${TYPES[name as keyof SakRow]}`);
  const changing = CHANGING[kind];
  const values = changing.map((name) =>
    kind === 'liste' ? (OF_LIST[name] ?? `excluded.${name}`) : `excluded.${name}`,
  );
  const rows = JSON.stringify(cases.map(({ sak }) => sak));
  return rowsOf(
    trx,
    // xmax is 0 in a row that no earlier version precedes.
    sql`insert into sak (${list(COLUMNS)}, foerst_sett)
      select ny.*, ${now}::timestamptz from jsonb_to_recordset(${rows}::jsonb) as ny(${list(typed)})
      order by ny.sak_id collate "C"
      on conflict (sak_id) do update set (${list(changing)}) = row (${list(values)})
      where (${list(changing.map((name) => `sak.${name}`))}) is distinct from (${list(values)})
      returning sak_id, xmax = 0 as is_new`,
  );
}

/** The hearings of the cases, as the common table expression `ny`. */
function hearingsOf(cases: readonly CaseWrite[]): Sql {
  const rows = cases.flatMap(({ sak, moeter }) =>
    moeter.map((moete) => ({ sak_id: sak.sak_id, ...moete })),
  );
  return sql`with ny as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (sak_id text,
      start timestamptz, slutt timestamptz, sal text, rettsal_adresse text, rettsmoetetype text,
      begrensninger text[], uten_navn jsonb))`;
}

const SAME_TIMES = sql`r.sak_id = ny.sak_id and r.start = ny.start and r.slutt = ny.slutt`;
/** A list has only times: the room that is known of a hearing at these times stays. */
const SAME_HEARING = {
  liste: SAME_TIMES,
  sak: sql`${SAME_TIMES} and (r.sal, r.rettsal_adresse, r.rettsmoetetype, r.begrensninger)
    is not distinct from (ny.sal, ny.rettsal_adresse, ny.rettsmoetetype, ny.begrensninger)`,
};
