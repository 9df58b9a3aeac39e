import { randomUUID } from 'node:crypto';
import { encrypt } from '#bff/session/key-ring.ts';
import { splitWords, textFieldsOf } from '#bff/typed-words.ts';
import { searchParamsSchema } from '#contract/search.ts';
import { run, sql } from '#db/sql.ts';
import { addOsloMonths } from '#domain/time.ts';
import type { Desk, Happened } from './desk.ts';

/** Rows of one statement. */
const ROWS = 2000;
/** What was typed is kept for half a year (domain/retention.ts); of what is older there are rows without their words. */
const WORDS_KEPT = 5;
/** The fields that take any text, of the calls that the desk's log has. */
const TYPED = new Set([...textFieldsOf(searchParamsSchema), 'q', 'sok']);

/** Writes what has happened to the audit log, in the order of time, with typed words encrypted apart (bff/audit.ts). */
export async function writeLog({ db, keys, now, log }: Desk): Promise<number> {
  const rows = log
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((happened) => rowOf(happened));
  const kept = addOsloMonths(now, -WORDS_KEPT);
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS);
    await insertRows(db, some);
    await insertWords(
      db,
      some.flatMap(({ request_id, tidspunkt, words }) => {
        if (Object.keys(words).length === 0 || tidspunkt < kept) return [];
        const { noekkel, kryptert } = encrypt(keys.audit, JSON.stringify(words));
        return { request_id, tidspunkt, noekkel, kryptert: kryptert.toString('hex') };
      }),
    );
  }
  return rows.length;
}

function rowOf({ at, actor, entry }: Happened) {
  const { rest, words } = splitWords(entry.detaljer ?? {}, TYPED);
  return {
    tidspunkt: at,
    hash: actor.identitetHash.toString('hex'),
    rolle: actor.rolle,
    handling: entry.action,
    sak_id: entry.sakId ?? null,
    detaljer: rest,
    request_id: randomUUID(),
    words: { ...words, ...entry.ord },
  };
}

async function insertRows(
  db: Desk['db'],
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<void> {
  const numbered = rows.map(({ words: _, ...row }, nr) => ({ nr, ...row }));
  await run(
    db,
    sql`insert into revisjon (tidspunkt, identitet_hash, rolle, handling, sak_id, detaljer, request_id)
      select tidspunkt, decode(hash, 'hex'), rolle, handling, sak_id, detaljer, request_id
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as ny (nr int, tidspunkt timestamptz(3),
        hash text, rolle text, handling text, sak_id text, detaljer jsonb, request_id text)
      order by nr`,
  );
}

interface Words {
  readonly request_id: string;
  readonly tidspunkt: Date;
  readonly noekkel: string;
  readonly kryptert: string;
}

async function insertWords(db: Desk['db'], rows: readonly Words[]): Promise<void> {
  if (rows.length === 0) return;
  await run(
    db,
    sql`insert into revisjon_ord (revisjon_id, tidspunkt, noekkel, kryptert)
      select r.id, r.tidspunkt, ny.noekkel, decode(ny.kryptert, 'hex')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ny (request_id text,
        tidspunkt timestamptz(3), noekkel text, kryptert text)
        join revisjon r on r.tidspunkt = ny.tidspunkt and r.request_id = ny.request_id`,
  );
}
