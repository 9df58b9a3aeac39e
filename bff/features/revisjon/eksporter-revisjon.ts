import { Readable } from 'node:stream';
import { adminPaths } from '#contract/admin/paths.ts';
import { revisjonFilterSchema } from '#contract/admin/revisjon.ts';
import { readParams } from '#contract/query.ts';
import { newestId } from '#db/revisjon/read-rows.ts';
import { revisjonMessages } from '#domain/revisjon-messages.ts';
import { osloDay } from '#domain/time.ts';
import type { Deps } from '#bff/deps.ts';
import { auditContext, queryOf, type Ctx } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/route.ts';
import { writeAudit } from '#bff/security/audit.ts';
import { csvOf } from './csv-rows.ts';
import { resolveFilter } from './resolve-filter.ts';

/** GET revisjon/csv: all of the log that the filter means. */
export const eksporterRevisjon: Route = {
  method: 'get',
  path: adminPaths.revisjonCsv.path,
  summary: 'The audit log as CSV',
  access: 'read audit log',
  // Each may read millions of rows.
  limit: 'application',
  query: revisjonFilterSchema,
  response: 'text/csv',
  answer,
};

/** Row, then bytes: what can't be noted is not given. The export's own row is not in it. */
async function answer(ctx: Ctx, { db }: Deps): Promise<void> {
  const filter = readParams(revisjonFilterSchema, queryOf(ctx));
  const { condition, forVidt, logged } = await resolveFilter(db, filter);
  if (forVidt) throw httpErrors.validation({ [forVidt]: [revisjonMessages.tooWide[forVidt]] });
  const tilId = await newestId(db);
  await writeAudit(db, auditContext(ctx), { handling: 'revisjon_eksportert', detaljer: logged });
  ctx.attachment(`revisjonslogg-${osloDay(ctx.state.now)}.csv`);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/csv; charset=utf-8';
  ctx.status = 200;
  if (ctx.method !== 'HEAD') ctx.body = Readable.from(csvOf(db, { ...condition, tilId }));
}
