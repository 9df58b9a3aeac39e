import * as z from 'zod/mini';
import { pressePaths, type FiltypeSegment } from '#contract/paths.ts';
import { findDokument, type FoundDokument } from '#db/dokumenter.ts';
import { isDokumentAvailable } from '#domain/expiry.ts';
import { messages } from '#domain/messages.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Deps } from '#bff/deps.ts';
import { auditContext, type Ctx } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/route.ts';
import { writeAudit } from '#bff/security/audit.ts';
import { readRange } from './range.ts';
import { sendFile } from './send-file.ts';

/** The forms that the database allows; whatever else an address holds is unknown, and never a path. */
const params = z.object({
  domstolInitialer: z.string().check(z.regex(/^[A-ZÆØÅ]{2,5}$/)),
  filNavn: z.string().check(z.regex(/^(?!\.)[A-Za-z0-9ÆØÅæøå._-]{1,120}$/)),
});

const EXPIRED: Readonly<Record<Filtype, string>> = {
  tiltale: messages.dokument.tiltaleExpired,
  avgjoerelse: messages.dokument.avgjoerelseExpired,
};

async function findAvailable(ctx: Ctx, { db }: Deps, filtype: Filtype): Promise<FoundDokument> {
  const address = params.safeParse(ctx.params);
  const found = address.success ? await findDokument(db, { filtype, ...address.data }) : null;
  if (!found) throw httpErrors.notFound();
  if (!isDokumentAvailable(found.dokument, found.sak, ctx.state.now))
    throw httpErrors.gone(EXPIRED[filtype]);
  return found;
}

/** Row, then bytes: what can't be noted is not given. */
async function answer(ctx: Ctx, deps: Deps, filtype: Filtype): Promise<void> {
  const { dokument, sak, noekkel } = await findAvailable(ctx, deps, filtype);
  const bytes = await deps.documents.size(noekkel);
  if (bytes === null) throw httpErrors.unavailable('documents');
  const wanted = readRange(ctx.get('Range'), bytes);
  if (wanted.kind === 'none') throw httpErrors.rangeNotSatisfiable(bytes);
  const { domstolInitialer, filNavn } = dokument;
  const detaljer = { filtype, domstolInitialer, filNavn };
  await writeAudit(deps.db, auditContext(ctx), {
    handling: 'dokument',
    sakId: sak.sakId,
    detaljer,
  });
  sendFile(ctx, { filNavn, bytes, wanted, open: (range) => deps.documents.open(noekkel, range) });
}

function dokumentRoute(segment: FiltypeSegment, filtype: Filtype, summary: string): Route {
  return {
    method: 'get',
    path: pressePaths.dokument.pathOf(segment),
    summary,
    access: 'read document',
    params,
    response: 'application/pdf',
    answer: (ctx, deps) => answer(ctx, deps, filtype),
  };
}

/** GET {avgjorelser|tiltale}/{domstolInitialer}/{filNavn} (SPEC §7, DESIGN §4). */
export const hentDokument: readonly Route[] = [
  dokumentRoute('avgjorelser', 'avgjoerelse', 'A decision'),
  dokumentRoute('tiltale', 'tiltale', 'An indictment'),
];
