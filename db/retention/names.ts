import type { Knex } from 'knex';
import { isWaiting } from '#db/queues/sak-outbox.ts';
import { join, raw, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import {
  areParterWithheld,
  isDokumentWithdrawn,
  isSakWithdrawn,
} from '#db/tilbaketrekking/hidden.ts';
import { readKnownNames } from '#db/sak/known-names.ts';
import { nameHistory } from '#db/sak/names-in-history.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import { TEXT_COLUMNS } from '#domain/sak-texts.ts';
import { OPEN_RETTSMOETE, OPEN_SAK } from '#domain/sak.ts';
import { parterHiddenFrom } from '#domain/visibility.ts';
import { apartFromImports } from './locks.ts';
import { addDue, BATCH, NOTHING_DUE, type Due, type Step, type StepContext } from './step.ts';

/**
 * The names of hidden parties leave the case and its documents. What is shown stays the same, because why they are
 * hidden is read from hearings and decisions, never from the names. The index does not have them either, so a removal is
 * no change of the case (db/migrations/0014_retention.sql). A case whose last change has not reached the index waits.
 */
export const namesStep: Step = {
  id: 'names',
  period: 'names',
  tables: ['sak', 'rettsmoete', 'begrensning', 'dokument', 'dokument_tekst'],
  due: async (context) => {
    let due: Due = NOTHING_DUE;
    for await (const page of pages(context))
      due = addDue(
        due,
        page.filter((one) => isOver(one, context)).map((one) => one.since!),
      );
    return due;
  },
  remove: async (context) => {
    let removed = 0;
    for await (const page of pages(context)) {
      await takeNotes(context, page);
      const ids = page.filter((one) => isOver(one, context)).map(({ sakId }) => sakId);
      if (ids.length > 0) removed += await removeNames(context, ids);
    }
    return removed;
  },
};

interface Facts {
  readonly sak_id: string;
  readonly sist: Date | null;
  readonly holdt: boolean;
  /** Since when the decisions that hide the names are in effect. */
  readonly besluttet: Date | null;
  readonly notert: Date | null;
}

interface Named {
  readonly sakId: string;
  /** Since when the names are hidden; null: they are shown, or nobody knows yet since when they are not. */
  readonly since: Date | null;
  readonly isHidden: boolean;
  readonly isNoted: boolean;
}

/** Cases with names, page by page. */
async function* pages({ db, now }: StepContext): AsyncGenerator<readonly Named[]> {
  let after = '';
  for (;;) {
    const rows = await rowsOf<Facts>(
      db,
      // What texts say of a case that gives no parties is found by navn_i_tekst.
      sql`with navngitt as (
          select sak_id from sak
            where (parter is not null or saks_tema_uten_navn is not null) and sak_id > ${after}
          union select sak_id from navn_i_tekst where sak_id > ${after}
          union select sak_id from parter_foer where sak_id > ${after}
          union
          select sak_id from dokument k
            where (tittel_uten_navn is not null or fil_navn_uten_navn is not null) and sak_id > ${after}
              and ${hasNames()}
          order by sak_id limit ${BATCH})
        ${facts(sql`navngitt join sak s using (sak_id)`)} order by s.sak_id`,
    );
    yield rows.map((row) => judge(row, now));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.sak_id;
  }
}

function facts(from: Sql): Sql {
  return sql`select s.sak_id, (select max(r.slutt) from rettsmoete r where r.sak_id = s.sak_id) as sist,
      (${areParterWithheld()} or ${isSakWithdrawn(sql`s.sak_id`)}) as holdt,
      least(
        (select min(t.skjult) from tilbaketrekking t
          where t.sak_id = s.sak_id and t.omfang in ('sak', 'parter') and t.opphevet is null),
        (select min(b.satt) from begrensning b
          where b.sak_id = s.sak_id and b.type = 'skjultIdentitet' and b.opphevet is null)) as besluttet,
      (select n.siden from navn_skjult n where n.sak_id = s.sak_id) as notert
    from ${from}`;
}

function judge({ sak_id, sist, holdt, besluttet, notert }: Facts, now: Date): Named {
  const byClock = sist && parterHiddenFrom(caseThatEnded(sist));
  const expired = byClock instanceof Date && byClock <= now ? byClock : null;
  const isHidden = holdt || !byClock || expired !== null;
  const known = [expired, besluttet, notert].flatMap((one) => (one ? [one.getTime()] : []));
  return {
    sakId: sak_id,
    isHidden,
    isNoted: notert !== null,
    since: isHidden && known.length > 0 ? new Date(Math.min(...known)) : null,
  };
}

/** The rule only asks for the end of the last hearing, so one hearing stands for all. */
function caseThatEnded(slutt: Date) {
  const unnamed = { sal: null, rettsalAdresse: null, rettsmoetetype: null };
  const rettsmoeter = [{ ...OPEN_RETTSMOETE, start: slutt, slutt, ...unnamed }];
  return { ...OPEN_SAK, parterAnonymisert: false, rettsmoeter, dokumenter: [] };
}

function isOver({ isHidden, since }: Named, { cutoff }: StepContext): boolean {
  return isHidden && since !== null && since <= cutoff;
}

/** Notes since when names are hidden that nothing else says it of, and forgets that of those that are shown again. */
async function takeNotes({ db, now }: StepContext, page: readonly Named[]): Promise<void> {
  const unknown = page.filter((one) => one.isHidden && one.since === null);
  const shown = page.filter((one) => !one.isHidden && one.isNoted);
  const ids = (of: readonly Named[]) => of.map(({ sakId }) => sakId);
  if (unknown.length > 0)
    await run(
      db,
      sql`insert into navn_skjult (sak_id, siden)
        select sak_id, ${now}::timestamptz from sak where sak_id = any(${ids(unknown)})
        on conflict do nothing`,
    );
  if (shown.length > 0)
    await run(db, sql`delete from navn_skjult where sak_id = any(${ids(shown)})`);
}

/** Judged once more while no import is under way: a hearing may have been added since. */
async function removeNames(context: StepContext, candidates: readonly string[]): Promise<number> {
  return apartFromImports(context.db, async (trx) => {
    const rows = await rowsOf<Facts>(
      trx,
      sql`${facts(sql`sak s`)} where s.sak_id = any(${candidates})
        and not ${isWaiting(sql`s.sak_id`)} and ${areTextsRead} for no key update of s skip locked`,
    );
    const judged = rows.map((row) => judge(row, context.now));
    const ids = judged.filter((one) => isOver(one, context)).map(({ sakId }) => sakId);
    await takeAway(trx, ids, context.now);
    return ids.length;
  });
}

/** Names in other texts have been found (db/sak/names.ts): afterwards nobody knows what to look for. */
const areTextsRead = sql`s.navneleser >= ${NAME_FINDER} and not exists (
  select from dokument k where k.sak_id = s.sak_id and k.navneleser < ${NAME_FINDER})`;

const withoutNames = ({ column: { name, holds } }: (typeof TEXT_COLUMNS)[number]) =>
  raw(
    holds === 'list'
      ? `${name} = case when uten_navn ? '${name}'
          then array(select jsonb_array_elements_text(uten_navn -> '${name}')) else ${name} end`
      : `${name} = coalesce(uten_navn ->> '${name}', ${name})`,
  );

async function takeAway(trx: Knex, ids: readonly string[], now: Date): Promise<void> {
  await nameHistory(trx, ids, await readKnownNames(trx, ids));
  await run(trx, sql`delete from parter_foer where sak_id = any(${ids})`);
  await run(
    trx,
    sql`update sak set parter = null, saks_tema = coalesce(saks_tema_uten_navn, saks_tema),
        saks_tema_uten_navn = null, ${join(TEXT_COLUMNS.map(withoutNames), ', ')}, uten_navn = null,
        navn_fjernet = ${now} where sak_id = any(${ids})`,
  );
  await run(
    trx,
    sql`update rettsmoete set sal = coalesce(uten_navn ->> 'sal', sal),
        rettsal_adresse = coalesce(uten_navn ->> 'rettsal_adresse', rettsal_adresse),
        rettsmoetetype = coalesce(uten_navn ->> 'rettsmoetetype', rettsmoetetype), uten_navn = null
      where sak_id = any(${ids}) and uten_navn is not null`,
  );
  await run(
    trx,
    sql`update begrensning set tekst = tekst_uten_navn, tekst_uten_navn = null
      where sak_id = any(${ids}) and tekst_uten_navn is not null`,
  );
  await run(trx, sql`delete from navn_i_tekst where sak_id = any(${ids})`);
  await run(
    trx,
    sql`update dokument k set tittel = coalesce(tittel_uten_navn, tittel), tittel_uten_navn = null,
        fil_navn = case when ${isDokumentWithdrawn()} then fil_navn else ${FREE_FILE_NAME} end,
        fil_navn_uten_navn = case when ${isDokumentWithdrawn()} then fil_navn_uten_navn end,
        navn_fjernet = ${now}
      where sak_id = any(${ids}) and ${hasNames()}`,
  );
  await run(
    trx,
    sql`update dokument_tekst set tekst = null, kode = 'utloept'
      where sak_id = any(${ids}) and tekst is not null`,
  );
  await run(trx, sql`delete from navn_skjult where sak_id = any(${ids})`);
}

/**
 * Whether the document `k` has names that are to be removed. While it is withdrawn, its file keeps its name, which is
 * how the withdrawal knows it when the court sends it again.
 */
function hasNames(): Sql {
  return sql`(tittel_uten_navn is not null
    or (fil_navn_uten_navn is not null and not ${isDokumentWithdrawn()}))`;
}

/** The file name without names. If another document has it, the sha256 stands in its place. */
const FREE_FILE_NAME = sql`case
  when fil_navn_uten_navn is null then fil_navn
  when exists (select from dokument a
    where a.id <> k.id and a.filtype = k.filtype and a.domstol_initialer = k.domstol_initialer
      and (a.fil_navn = k.fil_navn_uten_navn or a.fil_navn_uten_navn = k.fil_navn_uten_navn))
    then left(encode(k.sha256, 'hex'), 12) || '-' || k.id || '.pdf'
  else fil_navn_uten_navn end`;
