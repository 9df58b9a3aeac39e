import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { writeAudit } from '#bff/audit.ts';
import type { Deps } from '#bff/deps.ts';
import { openNotat } from '#bff/notat-innhold.ts';
import { didYouMean } from '#bff/features/saker/search/did-you-mean.ts';
import { readTypedQuery } from '#bff/features/saker/search/numbered.ts';
import { searchOtherwise } from '#bff/features/saker/search/other-spellings.ts';
import {
  readSearch,
  SEARCH_RULES,
  searchedFor,
} from '#bff/features/saker/search/search-request.ts';
import { auditContext, pressUserId, queryOf, sessionOf, type Ctx } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { inLanguage } from '#bff/language.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import { eksportParamsSchema } from '#contract/eksport.ts';
import { pressePaths } from '#contract/paths.ts';
import { readParams } from '#contract/values.ts';
import { readDomstolNavnene } from '#db/domstol/domstoler.ts';
import { readNotaterOn } from '#db/notat/notater.ts';
import { readSaker } from '#db/sak/saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import {
  EKSPORT_LONGEST,
  eksportMessages,
  type EksportFormat,
  MAX_EKSPORT,
} from '#domain/eksport.ts';
import type { AuditDetaljer } from '#domain/revisjon-verdier.ts';
import { ALL_PAGE_SIZE } from '#domain/search-rules.ts';
import { type Language, language } from '#domain/texts.ts';
import { type Clock, osloDay } from '#domain/time.ts';
import { hearingsThatCount } from '#search/hearings.ts';
import type { ValidSearch } from '#search/parse-query.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import { csvOf } from './csv.ts';
import { headOf } from './head.ts';
import { kolonner, rowOf } from './rows.ts';
import type { Rad, Tabell } from './table.ts';
import { xlsxOf } from './xlsx.ts';

/** GET eksport/xlsx and eksport/csv: the hits of a search as a file. */
export const eksportRoutes: readonly Route[] = [
  eksportRoute('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  eksportRoute('csv', 'text/csv'),
];

function eksportRoute(format: EksportFormat, contentType: string): Route {
  return {
    method: 'get',
    path: pressePaths.eksport[format].path,
    summary: `The hits of a search as a file (${format})`,
    access: 'export cases',
    // A file may have ten thousand cases.
    limit: 'application',
    searches: true,
    query: eksportParamsSchema,
    rules: { ...SEARCH_RULES, kjennerReglene: { required: true, enum: ['true'] } },
    response: contentType,
    answer: async (ctx, deps) => {
      const tabell = await answered(ctx, deps, format);
      ctx.attachment(`treff-${osloDay(ctx.state.now)}.${format}`);
      ctx.set('Cache-Control', 'no-store');
      ctx.type = format === 'csv' ? `${contentType}; charset=utf-8` : contentType;
      ctx.status = 200;
      if (ctx.method === 'HEAD') return;
      ctx.body = format === 'csv' ? Readable.from(csvOf(tabell)) : xlsxOf(tabell);
    },
  };
}

/** Searches, and writes the audit rows before anything is sent. The cases are read while the file is. */
async function answered(ctx: Ctx, deps: Deps, format: EksportFormat): Promise<Tabell> {
  const { db, clock, config } = deps;
  const { now, waiting } = ctx.state;
  const query = queryOf(ctx);
  if (!readParams(eksportParamsSchema, query).kjennerReglene)
    throw httpErrors.validation({ kjennerReglene: [eksportMessages.unconfirmed] });
  const search = readSearch({ query, now, session: sessionOf(ctx) });
  const gate = { now, stale: await readStaleMask(db, now, waiting) };
  const [{ found, asked, isRespelled }, courts] = await Promise.all([
    find({ db, engine: deps.search.engine }, search, gate),
    readDomstolNavnene(db),
  ]);
  const { sakIds, totalHits } = found;
  await audit(ctx, db, { format, soek: searchedFor(search), antall: sakIds.length }, sakIds);
  const gjelder = hearingsThatCount(asked);
  const reader = {
    ...{ pressebrukerId: pressUserId(sessionOf(ctx)), keys: config.keys.audit },
    spraak: language(),
  };
  return {
    hode: headOf({ search, courts, now, totalHits, rows: sakIds.length, isRespelled }),
    kolonner: kolonner(),
    rader: () => rowsOf(sakIds, { db, clock, reader, gjelder, publicUrl: config.PUBLIC_URL }),
  };
}

/** As the search page finds them: in other words, when there is nothing else. */
async function find(
  { db, engine }: { readonly db: Knex; readonly engine: SearchEngine },
  search: ValidSearch,
  gate: Gate,
) {
  const ask = (asked: SearchQuery) =>
    engine.search(asked, { page: 1, pageSize: MAX_EKSPORT }, gate);
  const asked = await readTypedQuery(db, search, gate);
  const found = await ask(asked);
  const meant = didYouMean(search, { db, engine, gate });
  const otherwise =
    found.totalHits === 0 ? await searchOtherwise(search, ask, meant.proposals) : null;
  return otherwise
    ? { asked: otherwise.query, found: otherwise.found, isRespelled: true }
    : { asked, found, isRespelled: false };
}

/** A row of the log for as many cases as a page of the search can have: nobody could read ten thousand in one. */
async function audit(
  ctx: Ctx,
  db: Knex,
  detaljer: AuditDetaljer,
  sakIds: readonly string[],
): Promise<void> {
  let at = 0;
  do {
    const some = sakIds.slice(at, at + ALL_PAGE_SIZE);
    const entry = { action: 'eksport', detaljer: { ...detaljer, sakIds: some } } as const;
    await writeAudit(db, auditContext(ctx), entry);
    at += ALL_PAGE_SIZE;
  } while (at < sakIds.length);
}

interface RowsView {
  readonly db: Knex;
  readonly clock: Clock;
  /** Whose notes the file has, what opens them, and the language: the rows are read when the request has been answered. */
  readonly reader: {
    readonly pressebrukerId: string;
    readonly keys: KeyRing;
    readonly spraak: Language;
  };
  readonly gjelder: ReturnType<typeof hearingsThatCount>;
  readonly publicUrl: string;
}

/** Cases read at a time. No more than one batch is held in memory. */
const BATCH = 500;

/**
 * The rows of the cases, each batch as it may be shown at the instant at which it is read: what is hidden meanwhile is left
 * out. Throws when it has taken too long, so that half a file is not taken for the whole.
 */
async function* rowsOf(
  sakIds: readonly string[],
  { db, clock, reader, ...view }: RowsView,
): AsyncGenerator<readonly Rad[]> {
  const began = clock().getTime();
  for (let at = 0; at < sakIds.length; at += BATCH) {
    const now = clock();
    if (now.getTime() - began > EKSPORT_LONGEST) throw new Error('The export took too long');
    const some = sakIds.slice(at, at + BATCH);
    const saker = await readSaker(db, some);
    const notater = await readNotaterOn(db, reader.pressebrukerId, some);
    yield inLanguage(reader.spraak, () =>
      saker.map((sak) => {
        const sealed = notater.get(sak.sakId);
        const notat = sealed && openNotat(reader.keys, sealed);
        return rowOf(sak, { ...view, now, notat });
      }),
    );
  }
}
