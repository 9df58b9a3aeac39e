import type { Knex } from 'knex';
import { codeOf } from '#db/errors.ts';
import { changedBy, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import type { ReadText, TextCode, TextCounts } from '#domain/document-text.ts';
import {
  OPEN_DOKUMENT,
  OPEN_RETTSMOETE,
  OPEN_SAK,
  type Dokument,
  type Filtype,
  type Sak,
} from '#domain/sak.ts';
import { areParterWithheld, isDokumentGone, isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { PARTER_DAYS } from '#domain/periods.ts';
import { isTekstSearchable } from '#domain/visibility.ts';

/**
 * `dokument_tekst`: the words of the documents. They are read from here only for the index and for what is quoted of
 * them, never with a page of cases (db/sak/saker.ts), and only while they may be searched (domain/visibility.ts).
 */

interface TekstRow {
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly domstol_initialer: string;
  readonly fil_navn: string;
  readonly tekst: string;
}

/**
 * The cases with the texts of those documents whose words may be searched at `now`; other documents have no `tekst`.
 * One query, and none when no document is of that kind.
 */
export async function withTekster(db: Knex, saker: readonly Sak[], now: Date): Promise<Sak[]> {
  const searchable = new Set<Dokument>();
  const wanted: string[] = [];
  for (const sak of saker) {
    const found = sak.dokumenter.filter((dokument) => isTekstSearchable(dokument, sak, now));
    found.forEach((dokument) => searchable.add(dokument));
    if (found.length > 0) wanted.push(sak.sakId);
  }
  if (wanted.length === 0) return [...saker];
  const rows = await rowsOf<TekstRow>(
    db,
    sql`select t.sak_id, k.filtype, k.domstol_initialer, k.fil_navn, t.tekst
     from dokument_tekst t join dokument k on k.id = t.dokument_id
     where t.sak_id = any(${wanted}) and t.tekst is not null`,
  );
  const tekster = new Map(
    rows.map((row) => [
      addressOf(row.sak_id, row.filtype, row.domstol_initialer, row.fil_navn),
      row.tekst,
    ]),
  );
  const withTekst = (sak: Sak) => (dokument: Dokument) => {
    if (!searchable.has(dokument)) return dokument;
    const { filtype, domstolInitialer, filNavn } = dokument;
    const tekst = tekster.get(addressOf(sak.sakId, filtype, domstolInitialer, filNavn));
    return tekst === undefined ? dokument : { ...dokument, tekst };
  };
  return saker.map((sak) =>
    sak.dokumenter.some((dokument) => searchable.has(dokument))
      ? { ...sak, dokumenter: sak.dokumenter.map(withTekst(sak)) }
      : sak,
  );
}

const addressOf = (...parts: readonly string[]): string => parts.join('\n');

/** Texts that nobody has hidden, of the documents after this one in the order of their ids; for `npm run sentences`. */
export async function readTekster(
  db: Knex,
  afterId: number,
  limit: number,
): Promise<readonly { readonly id: number; readonly tekst: string }[]> {
  return rowsOf(
    db,
    sql`select k.id, t.tekst from dokument_tekst t
     join dokument k on k.id = t.dokument_id join sak s on s.sak_id = k.sak_id
     where t.dokument_id > ${afterId} and t.tekst is not null
       and not ${areParterWithheld()} and not ${isSakWithdrawn(sql`s.sak_id`)} and not ${isDokumentGone()}
     order by t.dokument_id limit ${limit}`,
  );
}

/** A document whose words may be searched and are not stored. */
export interface PendingDokument {
  readonly id: number;
  readonly sakId: string;
  readonly noekkel: string;
  readonly sha256: Buffer;
}

export interface PendingScope {
  readonly now: Date;
  /** The version of the program that reads; what an older one has read is read again. */
  readonly leser: number;
  /** Only documents of these cases; all without it. */
  readonly sakIds?: readonly string[];
  /** Also those that could not be read. */
  readonly again?: boolean;
}

interface PendingRow {
  readonly id: number;
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly publiseringsdato: string;
  readonly avgivelsesdato: string | null;
  readonly lagernoekkel: string;
  readonly sha256: Buffer;
  readonly parter: string;
  readonly sist: Date;
}

/** The pending documents of the next `limit` candidates after `afterId`; `last` is null after the last page. */
export async function readPendingDokumenter(
  db: Knex,
  scope: PendingScope,
  afterId: number,
  limit: number,
): Promise<{ readonly pending: readonly PendingDokument[]; readonly last: number | null }> {
  const rows = await rowsOf<PendingRow>(
    db,
    sql`select k.id, k.sak_id, k.filtype, k.publiseringsdato, k.avgivelsesdato, k.lagernoekkel, k.sha256,
       s.parter, (select max(r.slutt) from rettsmoete r where r.sak_id = k.sak_id) as sist
     ${candidates(scope)} and k.id > ${afterId} order by k.id limit ${limit}`,
  );
  const pending = rows.filter((row) => isTekstSearchable(dokumentOf(row), factsOf(row), scope.now));
  return {
    pending: pending.map((row) => ({
      id: row.id,
      sakId: row.sak_id,
      noekkel: row.lagernoekkel,
      sha256: row.sha256,
    })),
    last: rows.length < limit ? null : rows.at(-1)!.id,
  };
}

/** At least how many documents are to be looked at. */
export async function countCandidates(db: Knex, scope: PendingScope): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall ${candidates(scope)}`,
  );
  return row!.antall;
}

/** Longer than names are shown, in any calendar: what the rule decides is left in, and old cases are not looked at. */
const LONGEST_DAYS = PARTER_DAYS + 2;

function candidates({ now, leser, sakIds, again = false }: PendingScope) {
  const since = new Date(now.getTime() - LONGEST_DAYS * 24 * 3_600_000);
  return sql`from dokument k join sak s on s.sak_id = k.sak_id
    left join dokument_tekst t on t.dokument_id = k.id
    where ${sakIds === undefined ? sql`true` : sql`k.sak_id = any(${sakIds})`}
      and not ${areParterWithheld()} and s.parter <> ''
      and not ${isSakWithdrawn(sql`s.sak_id`)} and not ${isDokumentGone()}
      and exists (select from rettsmoete r where r.sak_id = k.sak_id and r.slutt > ${since})
      and (t.dokument_id is null or t.kode = 'utloept' or t.leser < ${leser}
        or (${again} and t.kode <> 'lest'))`;
}

function dokumentOf({ filtype, publiseringsdato, avgivelsesdato }: PendingRow): Dokument {
  const unnamed = { tittel: '', filNavn: '', domstolInitialer: '' };
  return { ...OPEN_DOKUMENT, filtype, publiseringsdato, avgivelsesdato, ...unnamed };
}

/** The rules only ask for the end of the last hearing, so one hearing stands for all. */
function factsOf({ parter, sist }: PendingRow) {
  const unnamed = { sal: null, rettsalAdresse: null, rettsmoetetype: null };
  const rettsmoeter = [{ ...OPEN_RETTSMOETE, start: sist, slutt: sist, ...unnamed }];
  return { ...OPEN_SAK, parter, parterAnonymisert: false, rettsmoeter, dokumenter: [] };
}

/**
 * Gives these documents the text of the same file, where it has been read already, perhaps for another case. Returns the
 * ids of those that have got one.
 */
export async function copyKnownTekster(
  db: Knex,
  dokumenter: readonly PendingDokument[],
  { now, leser }: Pick<PendingScope, 'now' | 'leser'>,
): Promise<number[]> {
  if (dokumenter.length === 0) return [];
  const sakIds = dokumenter.map(({ sakId }) => sakId);
  const rows = await store(db, async (trx) => {
    await run(trx, lockSaker(sakIds));
    return rowsOf<{ id: number }>(
      trx,
      sql`insert into dokument_tekst (dokument_id, sak_id, sha256, kode, tekst, lest, leser)
       select k.id, k.sak_id, k.sha256, 'lest', kjent.tekst, ${now}::timestamptz, ${leser}::int
       from dokument k cross join lateral (
         select t.tekst from dokument_tekst t
         where t.sha256 = k.sha256 and t.kode = 'lest' and t.leser = ${leser} limit 1) kjent
       where k.id = any(${dokumenter.map(({ id }) => id)})
       ${OVERWRITE} returning dokument_id as id`,
    );
  });
  return rows.map(({ id }) => id);
}

/** One transaction. knex puts the values of a statement into its error, so nothing of that is passed on but the code. */
async function store<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    throw new Error(`A text could not be stored: ${codeOf(error) || 'unknown'}`);
  }
}

/** The cases are locked first, and in one order, as by every other writer of what belongs to them. */
const lockSaker = (sakIds: readonly string[]) =>
  sql`select from sak where sak_id = any(${sakIds}) order by sak_id for no key update`;

const OVERWRITE = sql`on conflict (dokument_id) do update set sha256 = excluded.sha256,
  kode = excluded.kode, tekst = excluded.tekst, lest = excluded.lest, leser = excluded.leser
  where (dokument_tekst.sha256, dokument_tekst.kode, dokument_tekst.tekst, dokument_tekst.leser)
    is distinct from (excluded.sha256, excluded.kode, excluded.tekst, excluded.leser)`;

/**
 * Stores what was read, unless the document has got another file meanwhile. Storing the same twice changes nothing.
 */
export async function storeTekst(
  db: Knex,
  { id, sakId, sha256 }: PendingDokument,
  read: ReadText,
  { now, leser }: Pick<PendingScope, 'now' | 'leser'>,
): Promise<void> {
  const tekst = read.kode === 'lest' ? read.tekst : null;
  await store(db, async (trx) => {
    await run(trx, lockSaker([sakId]));
    await run(
      trx,
      sql`insert into dokument_tekst (dokument_id, sak_id, sha256, kode, tekst, lest, leser)
       select id, sak_id, sha256, ${read.kode}, ${tekst}::text, ${now}::timestamptz, ${leser}::int
       from dokument where id = ${id} and sha256 = ${sha256} ${OVERWRITE}`,
    );
  });
}

/**
 * Removes the texts of these cases that may no longer be searched at `now`. To be called when the cases, as they are
 * given here, have been written to the index without them. A case that has changed since, or that somebody is changing,
 * is left out: its own outbox row brings it here again. Returns how many texts were removed.
 */
export async function removeEndedTekster(
  trx: Knex,
  saker: readonly Sak[],
  now: Date,
): Promise<number> {
  const ended = saker.flatMap((sak) =>
    sak.dokumenter
      .filter((dokument) => !isTekstSearchable(dokument, sak, now))
      .map((dokument) => ({ sak, dokument })),
  );
  if (ended.length === 0) return 0;
  return changedBy(
    trx,
    sql`with utloept as (
       select t.dokument_id
       from unnest(${ended.map(({ sak }) => sak.sakId)}::text[],
         ${ended.map(({ sak }) => sak.versjon)}::bigint[],
         ${ended.map(({ dokument }) => dokument.filtype)}::text[],
         ${ended.map(({ dokument }) => dokument.domstolInitialer)}::text[],
         ${ended.map(({ dokument }) => dokument.filNavn)}::text[])
         as e (sak_id, versjon, filtype, domstol_initialer, fil_navn)
       join dokument k using (filtype, domstol_initialer, fil_navn)
       join dokument_tekst t on t.dokument_id = k.id and t.tekst is not null
       join sak on sak.sak_id = k.sak_id and sak.sak_id = e.sak_id and sak.versjon = e.versjon
       order by sak.sak_id for no key update of sak, t skip locked)
     update dokument_tekst t set tekst = null, kode = 'utloept'
     from utloept where t.dokument_id = utloept.dokument_id`,
  );
}

/** Documents by what came of reading them. */
export async function countTekster(db: Knex): Promise<TextCounts> {
  const rows = await rowsOf<{ kode: TextCode; antall: number }>(
    db,
    sql`select kode, count(*) as antall from dokument_tekst group by kode order by kode`,
  );
  return Object.fromEntries(rows.map(({ kode, antall }) => [kode, antall]));
}
