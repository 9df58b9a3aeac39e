import type { Knex } from 'knex';
import { noteGone } from '#db/domstol/kjent.ts';
import { keepVarsling } from '#db/domstol/varsling.ts';
import { addBorte, type BorteRow } from '#db/endring/borte.ts';
import { changedBy, join, raw, rowsOf, run, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { TEXT_COLUMNS } from '#domain/sak-texts.ts';
import { type Coverage, isCovered } from './coverage.ts';
import { CHANGING, keepIdentityHidden } from './write-cases.ts';

/** What a list lacks of the cases that are known for its courts and days. */

const NOT_OF_A_LIST = TEXT_COLUMNS.map(({ column }) => column).filter(
  ({ name }) => !CHANGING.liste.includes(name),
);
const saysNothing = ({ name, holds }: (typeof NOT_OF_A_LIST)[number]) =>
  raw(holds === 'list' ? `s.${name} = '{}'` : `s.${name} is null`);

const IS_ABSENT = sql`not exists (select from import_sett i where i.noekkel = s.sak_id)
  and not exists (select from import_sett i where i.noekkel = s.saksnummer)`;

/** How many hearings `removeAbsent` would delete, of how many that are known for the list's courts and days. */
export async function countAbsent(
  trx: Knex,
  coverage: Coverage,
): Promise<{ readonly absent: number; readonly known: number }> {
  const [counted] = await rowsOf<{ absent: string; known: string }>(
    trx,
    sql`select count(*) as known, count(*) filter (where ${IS_ABSENT}) as absent
      from rettsmoete r join sak s on ${isCovered(coverage)}`,
  );
  return { absent: Number(counted?.absent), known: Number(counted?.known) };
}

export interface AbsentCase {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly moeter: number;
}

/** The cases whose hearings those are. */
export async function readAbsent(trx: Knex, coverage: Coverage): Promise<AbsentCase[]> {
  return rowsOf(
    trx,
    sql`select s.sak_id as "sakId", s.saksnummer, count(*) as moeter
      from rettsmoete r join sak s on ${isCovered(coverage)} where ${IS_ABSENT}
      group by s.sak_id, s.saksnummer order by s.saksnummer, s.sak_id`,
  );
}

/**
 * `--complete`: the list is the whole truth for its courts, from its first day to its last. Deletes the hearings
 * there of cases that the list does not have. A case without any hearing left stays, with hidden names, if
 * something depends on it: a document, a favourite, a note, or details that no list gives. Otherwise only a list ever knew
 * it, and it is deleted too.
 */
export async function removeAbsent(
  trx: Knex,
  coverage: Coverage,
  now: Date,
): Promise<{ readonly hearings: number; readonly cases: number }> {
  const hearings = await rowsOf<BorteRow>(
    trx,
    sql`delete from rettsmoete r using sak s
      where ${isCovered(coverage)} and ${IS_ABSENT} returning r.*`,
  );
  const sakIds = [...new Set(hearings.map((row) => row.sak_id))];
  await keepIdentityHidden(trx, hearings);
  await noteGone(trx, sakIds, now);
  const over = await rowsOf<{ readonly sak_id: string }>(
    trx,
    sql`select sak_id from sak s where s.sak_id = any(${sakIds})
      and not exists (select from rettsmoete r where r.sak_id = s.sak_id)
      and not exists (select from dokument k where k.sak_id = s.sak_id)
      and not exists (select from favoritt f where f.sak_id = s.sak_id)
      and not exists (select from notat n where n.sak_id = s.sak_id)
      and not s.er_hentet_fra_sak_api and not s.parter_anonymisert
      and ${join(NOT_OF_A_LIST.map(saysNothing), ' and ')} for update`,
  );
  const gone = over.map(({ sak_id }) => sak_id);
  await keepVarsling(trx, gone, now);
  const cases = await changedBy(trx, sql`delete from sak where sak_id = any(${gone})`);
  await addBorte(trx, hearings, now);
  // A hearing is shown whenever its case is.
  await run(
    trx,
    sql`update sak set endret = ${now}
      where sak_id = any(${sakIds}) and not ${isSakWithdrawn(sql`sak.sak_id`)}`,
  );
  return { hearings: hearings.length, cases };
}
