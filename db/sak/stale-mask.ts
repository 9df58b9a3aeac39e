import type { Knex } from 'knex';
import {
  type PartyRuleInput,
  ParterStatus,
  parterStatus,
  visibleFiles,
} from '#domain/visibility.ts';
import {
  OPEN_DOKUMENT,
  OPEN_RETTSMOETE,
  OPEN_SAK,
  type Dokument,
  type Filtype,
  type Sak,
} from '#domain/sak.ts';
import {
  areParterWithheld,
  isDokumentGone,
  isDokumentWithdrawn,
  isSakWithdrawn,
  withdrawnSakIds,
} from '#db/tilbaketrekking/hidden.ts';
import { memo } from '#db/memo.ts';
import { deadLetterIds, hasDeadLetter } from '#db/queues/dead-letters.ts';
import { deletedIds, idsWithLostText, isWaiting, waitingIds } from '#db/queues/sak-outbox.ts';
import { anyOf, firstRowOf, rowsOf, sql, type Sql } from '#db/sql.ts';

/** Ids to keep out of a clause; `'all'` when there are too many to name (search/port.ts, StaleMask). */
export interface StaleIds {
  readonly saker: readonly string[];
  readonly tekst: readonly string[] | 'all';
  readonly parter: readonly string[] | 'all';
  readonly tiltaler: readonly string[] | 'all';
  readonly avgjoerelser: readonly string[] | 'all';
  readonly dokumenttekst: readonly string[] | 'all';
}

/** With more waiting cases than this, not counting those that are gone, the clauses about what rules hide match nothing until the index has caught up. */
const MAX_CASES = 2000;
/** A case may wait in several rows; what is read stays bounded however long the queue is. */
const MAX_ROWS = 10_000;
/** With more cases than this that have lost text, no words are searched for until the index has caught up. */
const MAX_LOST = 20_000;

/** The changes that wait and the dead letters: which case, and whether it may have lost text. */
export type Waiting = readonly (readonly [sakId: string, tekst: boolean])[];

/** For a larger statement: what waits, as JSON for `readStaleMask`. */
export function waitingNow(): Sql {
  return sql`(select coalesce(json_agg(json_build_array(sak_id, tekst)), '[]')
    from ((${waitingIds(MAX_ROWS)}) union all
      select sak_id, true from (${deadLetterIds(MAX_ROWS)}) doede) venter)`;
}

async function readWaiting(db: Knex): Promise<Waiting> {
  const row = await firstRowOf<{ venter: Waiting }>(db, sql`select ${waitingNow()} as venter`);
  return row!.venter;
}

/**
 * What Postgres no longer says or hides at `now` of the cases whose change has not reached the index yet (outbox, dead
 * letters), so that nothing leaks even when the indexer is down (docs/decisions/0003). What a dead letter has lost is
 * not known, so it counts as all of its text. `known` is what waited when this request was begun: read before the engine is
 * asked. One short query without it when nothing waits, none with it.
 */
export async function readStaleMask(
  db: Knex,
  now: Date,
  known: Waiting | null = null,
): Promise<StaleIds> {
  const rows = known ?? (await readWaiting(db));
  if (rows.length >= MAX_ROWS) return readLongMask(db);
  const waiting = [...new Set(rows.map(([sakId]) => sakId))];
  // Of those that are gone, nothing else needs to be known: they are named, however many are hidden at once.
  const gone = waiting.length > MAX_CASES ? await readGone(db, waiting) : [];
  const present = without(gone, waiting);
  if (present.length > MAX_CASES) return readLongMask(db);
  const mask = maskOf(await readLight(db, present), now);
  const saker = [...mask.saker, ...gone];
  const lost = rows.filter(([, tekst]) => tekst).map(([sakId]) => sakId);
  return { ...mask, saker, tekst: without(saker, lost) };
}

/** Those of the cases that are deleted or hidden. */
async function readGone(db: Knex, sakIds: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from (${deletedIds()} union ${withdrawnSakIds()}) borte
      where sak_id = any(${sakIds}::text[])`,
  );
  return rows.map((row) => row.sak_id);
}

/** Too much waits to apply rules to. Which cases have lost text is still known. */
async function readLongMask(db: Knex): Promise<StaleIds> {
  const [saker, rows] = await Promise.all([deletedWaiting(db), readLost(db)]);
  const lost = without(
    saker,
    rows.map((row) => row.sak_id),
  );
  return {
    saker,
    tekst: rows.length > MAX_LOST_ROWS || lost.length > MAX_LOST ? 'all' : lost,
    ...{ parter: 'all', tiltaler: 'all', avgjoerelser: 'all', dokumenttekst: 'all' },
  };
}

/** More ids than these an engine does not take in one clause. */
const MAX_GONE = 50_000;

/** As often as a case may be named, by rows of its own and by a dead letter, before the mask gives up. */
const MAX_LOST_ROWS = 2 * MAX_LOST;

function readLost(db: Knex): Promise<{ sak_id: string }[]> {
  const limit = MAX_LOST_ROWS + 1;
  return rowsOf(db, sql`(${idsWithLostText(limit)}) union all (${deadLetterIds(limit)})`);
}

/** The others, each once: a case that is not found at all has no text to keep out. */
function without(sakIds: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  for (const sakId of sakIds) left.delete(sakId);
  return [...left];
}

interface LightRow {
  readonly sak_id: string;
  readonly finnes: boolean;
  /** There are no names, or somebody has decided that they are hidden. */
  readonly uten_parter: boolean | null;
  readonly sist: Date | null;
  readonly dokumenter: LightFile[] | null;
  /** The types of which an administrator has hidden a document. */
  readonly skjulte: readonly Filtype[] | null;
}

/** Only what the rules look at; a deleted case and a hidden one have `finnes: false`. */
async function readLight(db: Knex, sakIds: readonly string[]): Promise<LightRow[]> {
  if (sakIds.length === 0) return [];
  return rowsOf<LightRow>(
    db,
    sql`select u.sak_id, s.sak_id is not null and not ${isSakWithdrawn(sql`u.sak_id`)} as finnes,
       ${areParterWithheld()} or coalesce(s.parter, '') = '' as uten_parter,
       (select max(r.slutt) from rettsmoete r where r.sak_id = s.sak_id) as sist,
       (select json_agg(json_build_array(k.filtype, k.publiseringsdato, k.avgivelsesdato))
          from dokument k where k.sak_id = s.sak_id and not ${isDokumentGone()}) as dokumenter,
       (select array_agg(distinct k.filtype)
          from dokument k where k.sak_id = s.sak_id and ${isDokumentWithdrawn()}) as skjulte
     from unnest(${sakIds}::text[]) as u (sak_id) left join sak s on s.sak_id = u.sak_id`,
  );
}

function maskOf(rows: readonly LightRow[], now: Date): Omit<StaleIds, 'tekst'> {
  const present = rows.filter((row) => row.finnes);
  // One answer for all cases that look the same to a rule: courts sit at the same few times of day.
  const hidesParter = memo(
    (key: string) => parterStatus(light(JSON.parse(key) as Facts), now) !== ParterStatus.Vises,
  );
  const hidesFiles = (filtype: Filtype) =>
    memo(
      (key: string) =>
        visibleFiles(light(JSON.parse(key) as Facts), filtype, now).filer.length === 0,
    );
  const where = (hidden: (key: string) => boolean, only: Filtype | null) =>
    present
      .filter((row) => hasHidden(row, only) || hidden(JSON.stringify(factsOf(row, only))))
      .map((row) => row.sak_id);
  return {
    saker: rows.filter((row) => !row.finnes).map((row) => row.sak_id),
    parter: where(hidesParter, null),
    tiltaler: where(hidesFiles('tiltale'), 'tiltale'),
    avgjoerelser: where(hidesFiles('avgjoerelse'), 'avgjoerelse'),
    // One file among others may have been taken away or replaced; only the index knows which texts it has.
    dokumenttekst: rows.map((row) => row.sak_id),
  };
}

/** Of several files only the index knows which of them has been hidden since: its days would still find the case. */
function hasHidden({ skjulte }: LightRow, only: Filtype | null): boolean {
  return only !== null && (skjulte?.includes(only) ?? false);
}

/** What a rule looks at: without names, end of the last hearing in ms, files of one type. */
type Facts = readonly [boolean, number | null, LightFile[]];
type LightFile = [Filtype, string, string | null];

function factsOf(row: LightRow, only: Filtype | null): Facts {
  const files = (row.dokumenter ?? []).filter(([filtype]) => filtype === only);
  return [row.uten_parter ?? false, row.sist?.getTime() ?? null, files];
}

type LightSak = PartyRuleInput & Pick<Sak, 'dokumenter'>;

/** The rules only ask for the end of the last hearing, so one hearing stands for all. */
function light([parterAnonymisert, last, files]: Facts): LightSak {
  const sist = last === null ? null : new Date(last);
  const unnamed = { sal: null, rettsalAdresse: null, rettsmoetetype: null };
  return {
    ...OPEN_SAK,
    parterAnonymisert,
    rettsmoeter: sist ? [{ ...OPEN_RETTSMOETE, start: sist, slutt: sist, ...unnamed }] : [],
    dokumenter: files.map(([filtype, publiseringsdato, avgivelsesdato]): Dokument => ({
      ...OPEN_DOKUMENT,
      filtype,
      publiseringsdato,
      avgivelsesdato,
      tittel: '',
      filNavn: '',
      domstolInitialer: '',
    })),
  };
}

/** The deleted and the hidden cases among those that wait. There are few of them, while the queue may be long. */
async function deletedWaiting(db: Knex): Promise<string[]> {
  const id = sql`slettet.sak_id`;
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from (${deletedIds()} union ${withdrawnSakIds()}) slettet
     where ${anyOf([isWaiting(id), hasDeadLetter(id)])} limit ${MAX_GONE}`,
  );
  return rows.map((row) => row.sak_id);
}
