import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { writeAudit } from '#bff/audit.ts';
import { BOM, csvLine } from '#bff/csv.ts';
import type { Deps } from '#bff/deps.ts';
import { auditContext, queryOf, type Ctx } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { LONG_TEXTS, refuseLongTexts } from '#bff/http/texts.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { revisjonFilterSchema } from '#contract/admin/revisjon.ts';
import { readParams } from '#contract/values.ts';
import {
  newestId,
  readRowsAfter,
  type RevisjonCondition,
  type RevisjonRow,
} from '#db/revisjon/rows.ts';
import { describeDetaljer } from '#domain/revisjon-detaljer.ts';
import { setningOf, setningstekst, systemetFor } from '#domain/revisjon-setning.ts';
import { AUDIT_ROLES, AUDIT_SIDER, auditActionName, revisjonMessages } from '#domain/revisjon.ts';
import { bokmaal } from '#domain/texts.ts';
import { osloDay } from '#domain/time.ts';
import { resolveFilter } from './filter.ts';
import { namesIn, presentRevisjon } from './revisjon.ts';

/** GET revisjon/csv: every row that matches the filter. */
export const eksporterRevisjon: Route = {
  method: 'get',
  path: adminPaths.revisjonCsv.path,
  summary: 'The audit log as CSV',
  access: 'read audit log',
  // An export may read millions of rows.
  limit: 'application',
  query: revisjonFilterSchema,
  rules: LONG_TEXTS,
  response: 'text/csv',
  answer,
};

/** Writes the audit row before anything is sent. The export does not contain its own row. */
async function answer(ctx: Ctx, { db }: Deps): Promise<void> {
  const query = queryOf(ctx);
  refuseLongTexts(query);
  const filter = readParams(revisjonFilterSchema, query);
  const { condition, forVidt, logged } = await resolveFilter(db, filter);
  if (forVidt) throw httpErrors.validation({ [forVidt]: [revisjonMessages.tooWide[forVidt]] });
  const tilId = await newestId(db);
  await writeAudit(db, auditContext(ctx), { action: 'revisjon_eksportert', detaljer: logged });
  ctx.attachment(`revisjonslogg-${osloDay(ctx.state.now)}.csv`);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/csv; charset=utf-8';
  ctx.status = 200;
  if (ctx.method !== 'HEAD') ctx.body = Readable.from(csvOf(db, { ...condition, tilId }));
}

/** Rows read at a time. No more than one batch is held in memory. */
const BATCH = 1_000;

const COLUMNS = bokmaal([
  'Tidspunkt',
  'Rolle',
  'Navn',
  'Pseudonym',
  'Side',
  'Gjelder',
  'Hva',
  'Handling',
  'Handlingskode',
  'SakId',
  'Saksnummer',
  'Detaljer',
  'Forespørsel',
]);

/** The log as CSV, newest first. A batch is read when the client has received the one before. */
export async function* csvOf(db: Knex, condition: RevisjonCondition): AsyncGenerator<string> {
  yield BOM + csvLine(COLUMNS);
  let rows: RevisjonRow[];
  let last: RevisjonRow | null = null;
  do {
    rows = await readRowsAfter(db, condition, last, BATCH);
    const names = await namesIn(db, rows);
    if (rows.length > 0)
      yield rows.map((row) => csvLine(cellsOf(row, names, condition.personer))).join('');
    last = rows.at(-1) ?? null;
  } while (rows.length === BATCH);
}

function cellsOf(
  row: RevisjonRow,
  names: Awaited<ReturnType<typeof namesIn>>,
  personer: readonly Buffer[] | null,
): string[] {
  const shown = presentRevisjon(row, names, personer);
  const { tidspunkt, rolle, navn, pseudonym, handling, sakId, saksnummer } = shown;
  const detaljer = describeDetaljer(shown.detaljer, shown).map(
    ({ navn: key, verdi }) => `${key}: ${verdi}`,
  );
  return [
    // Oslo time, in a form that spreadsheets recognise.
    tidspunkt.slice(0, 19).replace('T', ' '),
    AUDIT_ROLES[rolle],
    rolle === 'system' ? systemetFor(shown.detaljer, navn) : (navn ?? ''),
    pseudonym,
    shown.sider.map((side) => AUDIT_SIDER[side]).join(', '),
    shown.gjelderPseudonym ?? '',
    // As on the page, where the number is a link.
    setningstekst(setningOf(shown), saksnummer ?? sakId ?? ''),
    auditActionName(handling),
    handling,
    sakId ?? '',
    saksnummer ?? '',
    detaljer.join('\n'),
    row.requestId ?? '',
  ];
}
