import type { Knex } from 'knex';
import { rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { isDokumentWithdrawn, isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { type Filtype, OPEN_DOKUMENT, OPEN_RETTSMOETE } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import { dokumentHiddenFrom } from '#domain/visibility.ts';
import { apartFromImports } from './locks.ts';
import { addDue, BATCH, NOTHING_DUE, type Due, type Step, type StepContext } from './step.ts';

/**
 * The files of documents that have expired or are hidden. First the document lets go of its file, and the file is noted
 * as unused, in one transaction; then `unusedFilesStep` removes it. So no document looks as if it had a file that is gone,
 * and a crash in between leaves a note, not an orphan.
 */
export const filesStep: Step = {
  id: 'files',
  period: 'files',
  tables: ['dokument', 'dokument_tekst'],
  due: async (context) => {
    let due: Due = NOTHING_DUE;
    for await (const page of pages(context)) due = addDue(due, instantsOf(over(page, context)));
    return due;
  },
  remove: async (context) => {
    let removed = 0;
    for await (const page of pages(context)) {
      const ids = over(page, context).map(({ id }) => id);
      if (ids.length > 0) removed += await letGo(context, ids);
    }
    return removed;
  },
};

interface Facts {
  readonly id: number;
  readonly filtype: Filtype;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  readonly lagernoekkel: string;
  /** The end of the case's last hearing. */
  readonly sist: Date | null;
  /** Since when an administrator hides the document, or its case. */
  readonly skjult: Date | null;
}

interface Expired {
  readonly id: number;
  readonly noekkel: string;
  readonly since: Date;
}

async function* pages({ db }: StepContext): AsyncGenerator<readonly Expired[]> {
  let after = 0;
  for (;;) {
    const rows = await rowsOf<Facts>(
      db,
      sql`${facts} where k.id > ${after} and k.lagernoekkel is not null order by k.id limit ${BATCH}`,
    );
    yield rows.map(judge);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

const facts: Sql = sql`select k.id, k.filtype, k.publiseringsdato, k.avgivelsesdato, k.lagernoekkel,
    (select max(r.slutt) from rettsmoete r where r.sak_id = k.sak_id) as sist,
    case when ${isDokumentWithdrawn()} or ${isSakWithdrawn(sql`k.sak_id`)} then
      (select min(t.skjult) from tilbaketrekking t where t.sak_id = k.sak_id and t.opphevet is null
        and (t.omfang = 'sak' or (t.omfang = 'dokument' and t.filtype = k.filtype
          and t.domstol_initialer = k.domstol_initialer and t.fil_navn = k.fil_navn))) end as skjult
  from dokument k`;

function judge({ id, lagernoekkel: noekkel, sist, skjult, ...dates }: Facts): Expired {
  const unnamed = { sal: null, rettsalAdresse: null, rettsmoetetype: null };
  const rettsmoeter = sist ? [{ ...OPEN_RETTSMOETE, start: sist, slutt: sist, ...unnamed }] : [];
  const dokument = { ...OPEN_DOKUMENT, ...dates, tittel: '', filNavn: '', domstolInitialer: '' };
  const expires = dokumentHiddenFrom(dokument, { rettsmoeter });
  return { id, noekkel, since: skjult && skjult < expires ? skjult : expires };
}

function over(page: readonly Expired[], { cutoff }: StepContext): readonly Expired[] {
  return page.filter(({ since }) => since <= cutoff);
}
const instantsOf = (page: readonly Expired[]) => page.map(({ since }) => since);

/** Judged once more while no import is under way: a hearing may have been added since. */
async function letGo(context: StepContext, candidates: readonly number[]): Promise<number> {
  return apartFromImports(context.db, async (trx) => {
    const rows = await rowsOf<Facts>(
      trx,
      sql`${facts} where k.id = any(${candidates}) and k.lagernoekkel is not null
        for no key update of k skip locked`,
    );
    const gone = over(rows.map(judge), context);
    const ids = gone.map(({ id }) => id);
    await run(
      trx,
      sql`update dokument set lagernoekkel = null, fil_fjernet = ${context.now} where id = any(${ids})`,
    );
    await run(
      trx,
      sql`update dokument_tekst set tekst = null, kode = 'utloept'
        where dokument_id = any(${ids}) and tekst is not null`,
    );
    await noteUnused(trx, gone);
    return gone.length;
  });
}

async function noteUnused(trx: Knex, gone: readonly Expired[]): Promise<void> {
  const since = gone.map((one) => one.since);
  await run(
    trx,
    sql`insert into lagerfil_ubrukt (navn, siden)
      select navn, min(siden)
      from unnest(${gone.map(({ noekkel }) => noekkel)}::text[], ${since}::timestamptz[]) as n (navn, siden)
      group by navn
      on conflict (navn) do update set siden = least(lagerfil_ubrukt.siden, excluded.siden)`,
  );
}

/**
 * The files that no document has: let go by `filesStep`, replaced, of a deleted case, or left by an import that died. Those
 * that nobody has noted are noted when the job first finds them, and removed when the period is over since then.
 */
export const unusedFilesStep: Step = {
  id: 'unusedFiles',
  period: 'files',
  tables: ['lagerfil_ubrukt'],
  due: async ({ db, cutoff }) => {
    const rows = await rowsOf<{ siden: Date }>(
      db,
      sql`select siden from lagerfil_ubrukt u where siden <= ${cutoff} and not ${IS_USED}`,
    );
    return addDue(
      NOTHING_DUE,
      rows.map(({ siden }) => siden),
    );
  },
  remove: async (context) => {
    await noteOrphans(context);
    let removed = 0;
    // Imports are kept waiting only when there is something to remove.
    while ((await unusedFilesStep.due(context)).count > 0) removed += await removeBatch(context);
    return removed;
  },
};

/**
 * The same file may be the document of several cases: the others go on using it. Compared in the collation of the index on
 * dokument, because in that of `navn` all documents would be read.
 */
const IS_USED = sql`exists (select from dokument k where k.lagernoekkel = u.navn collate "default")`;

async function noteOrphans({ db, lager, now }: StepContext): Promise<void> {
  let page: string[] = [];
  const note = async () => {
    const names = page;
    page = [];
    await run(
      db,
      sql`insert into lagerfil_ubrukt (navn, siden)
        select u.navn, ${now}::timestamptz from unnest(${names}::text[]) as u (navn)
        where not ${IS_USED} on conflict do nothing`,
    );
  };
  for await (const name of lager.list()) if (page.push(name) === BATCH) await note();
  await note();
  await run(db, sql`delete from lagerfil_ubrukt u where ${IS_USED}`);
}

/**
 * No import is under way, so a file that no document has now is one that nobody is about to use. The notes go last: if the
 * program dies in between, the next run finds them, and files that are gone already.
 */
async function removeBatch({ db, lager, cutoff }: StepContext): Promise<number> {
  return apartFromImports(db, async (trx) => {
    const rows = await rowsOf<{ navn: string; brukt: boolean }>(
      trx,
      sql`select navn, ${IS_USED} as brukt from lagerfil_ubrukt u where siden <= ${cutoff}
        order by siden, navn limit ${BATCH}`,
    );
    const unused = rows.filter((row) => !row.brukt);
    for (const { navn } of unused) await lager.remove(navn);
    await run(
      trx,
      sql`delete from lagerfil_ubrukt where navn = any(${rows.map(({ navn }) => navn)})`,
    );
    return unused.length;
  });
}
