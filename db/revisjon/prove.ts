import type { Knex } from 'knex';
import { firstRowOf, raw, rowsOf, run, sql } from '#db/sql.ts';
import type { Day } from '#domain/time.ts';
import type { Anchor } from './anker.ts';
import {
  BEGINNING,
  contentHash,
  instantText,
  type Link,
  linkHash,
  SEALED_COLUMNS,
  type SealedRow,
} from './segl.ts';

/** Seals that are read at once. */
const BATCH = 5_000;

/** What a chain can be broken by. Numbers are those of the chain, ids those of the log. */
export type Break =
  | ({ readonly kind: 'changed' } & OfRow)
  | ({ readonly kind: 'removed' } & OfRow)
  | ({ readonly kind: 'seal' } & OfRow)
  | { readonly kind: 'gap'; readonly nr: number }
  | { readonly kind: 'end'; readonly nr: number; readonly dag: Day }
  | { readonly kind: 'anchor'; readonly nr: number; readonly dag: Day }
  | { readonly kind: 'inserted'; readonly id: number; readonly at: string }
  | { readonly kind: 'unsealed-removed'; readonly id: number }
  | { readonly kind: 'given-differs'; readonly dag: Day }
  | { readonly kind: 'given-missing'; readonly dag: Day; readonly last: Day | null };
interface OfRow {
  readonly nr: number;
  readonly id: number;
  readonly at: string;
}

/** A day's hash, as it was sent out. */
export interface GivenAnchor {
  readonly dag: Day;
  readonly hash: string;
}

export interface Proof {
  readonly breaks: readonly Break[];
  /** Rows that have been compared with their seals. */
  readonly rows: number;
  /** Seals of rows that retention has removed. */
  readonly removed: number;
  /** Rows that wait for a seal. */
  readonly unsealed: number;
  /** The first and the last seal, and the instants of their rows; null without any. */
  readonly from: Place | null;
  readonly to: Place | null;
  readonly lastAnchor: (Omit<Anchor, 'hash'> & { readonly hash: string }) | null;
}
interface Place {
  readonly nr: number;
  readonly at: string;
}

/**
 * Follows the chain from its beginning to its end, and compares every row of the log with its seal and every anchor with the chain.
 * Where the chain breaks it is not followed further. Reads one state of the database, and changes nothing.
 */
export async function proveLog(db: Knex, given: readonly GivenAnchor[] = []): Promise<Proof> {
  return db.transaction(
    async (trx: Knex) => {
      await run(trx, raw("set local time zone 'UTC'"));
      const anchors = await rowsOf<Anchor>(
        trx,
        sql`select dag, nr, hash from revisjon_anker order by nr, dag`,
      );
      const followed = await followChain(trx, anchors);
      const last = anchors.toSorted((a, b) => (a.dag < b.dag ? -1 : 1)).at(-1);
      return {
        ...followed,
        breaks: [
          ...followed.breaks,
          ...(await outsideChain(trx)),
          ...given.flatMap((one) => compareGiven(one, anchors, last?.dag ?? null)),
        ],
        unsealed: await countUnsealed(trx),
        lastAnchor: last ? { ...last, hash: last.hash.toString('hex') } : null,
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

interface Seal extends Link {
  readonly id: number;
  readonly tidspunkt: string;
  readonly innhold: Buffer;
  readonly row: SealedRow | null;
}

type Followed = Pick<Proof, 'breaks' | 'rows' | 'removed' | 'from' | 'to'>;

async function followChain(trx: Knex, anchors: readonly Anchor[]): Promise<Followed> {
  const known: Known = {
    gone: await readMayBeGone(trx),
    anchors: byNumber(anchors),
  };
  const counts = { rows: 0, removed: 0 };
  let from: Place | null = null;
  let to: Place | null = null;
  let seals = await readSeals(trx, 0);
  let before = beginning(seals[0], known);
  while (seals.length > 0) {
    for (const seal of seals) {
      const broken = breakAt(seal, before, known);
      if (broken) return { breaks: [broken], ...counts, from, to };
      counts[seal.row ? 'rows' : 'removed'] += 1;
      before = seal;
      to = { nr: seal.nr, at: seal.tidspunkt };
      from ??= to;
    }
    seals = await readSeals(trx, before.nr);
  }
  const beyond = anchors.find(({ nr }) => nr > before.nr);
  const end = beyond && ({ kind: 'end', nr: before.nr + 1, dag: beyond.dag } as const);
  return { breaks: end ? [end] : [], ...counts, from, to };
}

interface Known {
  readonly gone: MayBeGone;
  readonly anchors: ReadonlyMap<number, readonly Anchor[]>;
}

/** Several days end with the same number when nobody did anything; the first of them comes first. */
function byNumber(anchors: readonly Anchor[]): Known['anchors'] {
  const map = new Map<number, Anchor[]>();
  for (const one of anchors) map.set(one.nr, [...(map.get(one.nr) ?? []), one]);
  return map;
}

/** What the first seal follows: the beginning, or the end of a day until which retention may have removed all. */
function beginning(first: Seal | undefined, { gone, anchors }: Known): Link {
  const nr = (first?.nr ?? 1) - 1;
  const [day] = anchors.get(nr) ?? [];
  if (nr > 0 && day && day.dag < gone.seals) return day;
  // A number that no seal follows.
  return nr === 0 ? BEGINNING : { ...BEGINNING, nr: nr - 1 };
}

function breakAt(seal: Seal, before: Link, { gone, anchors }: Known): Break | null {
  const { nr, id, tidspunkt: at, row } = seal;
  if (nr !== before.nr + 1) return { kind: 'gap', nr: before.nr + 1 };
  if (!linkHash(before, seal, seal.innhold).equals(seal.hash)) return { kind: 'seal', nr, id, at };
  if (!row && at > gone.rows) return { kind: 'removed', nr, id, at };
  if (row && !contentHash(row).equals(seal.innhold)) return { kind: 'changed', nr, id, at };
  const wrong = anchors.get(nr)?.find(({ hash }) => !hash.equals(seal.hash));
  return wrong ? { kind: 'anchor', nr, dag: wrong.dag } : null;
}

async function readSeals(trx: Knex, after: number): Promise<Seal[]> {
  const rows = await rowsOf<
    Omit<Seal, 'row' | 'id'> & SealedRow & { sealed: number; sealedAt: string }
  >(
    trx,
    sql`select s.nr, s.hash, s.innhold, s.revisjon_id as sealed,
        ${instantText(raw('s.tidspunkt'))} as "sealedAt", ${SEALED_COLUMNS}
      from (select * from revisjon_segl where nr > ${after} order by nr limit ${BATCH}) s
        left join revisjon r on r.id = s.revisjon_id
      order by s.nr`,
  );
  return rows.map(({ nr, hash, innhold, sealed, sealedAt, ...row }) => ({
    ...{ nr, hash, innhold, id: sealed, tidspunkt: sealedAt },
    row: row.id === null ? null : row,
  }));
}

/** Until when rows, and the seals of whole days, may be gone. */
interface MayBeGone {
  readonly rows: string;
  readonly seals: Day;
}

/**
 * Retention removes the oldest rows first, and none that is younger than a year: a row that is gone must be older than each that is
 * left, and the day to whose end the seals are gone must be as old.
 */
async function readMayBeGone(trx: Knex): Promise<{ readonly rows: string; readonly seals: Day }> {
  const row = await firstRowOf<{ rows: string; seals: Day }>(
    trx,
    sql`select ${instantText(sql`least(year, (select min(tidspunkt) from revisjon))`)} as rows,
      year::date as seals from (select now() - interval '1 year' as year) y`,
  );
  return row!;
}

/** Rows that never came into the chain, and rows that waited for it and are gone. */
async function outsideChain(trx: Knex): Promise<Break[]> {
  const inserted = await firstRowOf<{ id: number; at: string }>(
    trx,
    sql`select r.id, ${instantText(raw('r.tidspunkt'))} as at from revisjon r
      where not exists (select from revisjon_segl s where s.revisjon_id = r.id)
        and not exists (select from revisjon_uforseglet u where u.revisjon_id = r.id)
        and not exists (select from revisjon_eldre e where r.id between e.fra and e.til)
      order by r.id limit 1`,
  );
  const gone = await firstRowOf<{ id: number }>(
    trx,
    sql`select revisjon_id as id from revisjon_uforseglet u
      where not exists (select from revisjon r where r.id = u.revisjon_id)
      order by revisjon_id limit 1`,
  );
  return [
    ...(inserted ? [{ kind: 'inserted', ...inserted } as const] : []),
    ...(gone ? [{ kind: 'unsealed-removed', ...gone } as const] : []),
  ];
}

function compareGiven(
  { dag, hash }: GivenAnchor,
  anchors: readonly Anchor[],
  last: Day | null,
): Break[] {
  const own = anchors.find((one) => one.dag === dag);
  if (!own) return [{ kind: 'given-missing', dag, last }];
  return own.hash.toString('hex') === hash ? [] : [{ kind: 'given-differs', dag }];
}

async function countUnsealed(trx: Knex): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    trx,
    sql`select (select count(*) from revisjon_uforseglet)
      + (select count(*) from revisjon r join revisjon_eldre e on r.id between e.fra and e.til) as antall`,
  );
  return row!.antall;
}
