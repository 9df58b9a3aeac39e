import { z } from 'zod';
import { type AuditEntry, writeAudit } from '#bff/audit.ts';
import type { Deps } from '#bff/deps.ts';
import { auditContext, type Ctx, sessionOf } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { inLanguage } from '#bff/language.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { innsynPaths } from '#contract/innsyn-paths.ts';
import { innsynSchema } from '#contract/innsyn.ts';
import { readBruker } from '#db/bruker/pressebrukere.ts';
import { spraakOf } from '#db/bruker/spraak.ts';
import type { Access } from '#domain/access.ts';
import { INNSYN_FORMATER, type InnsynFormat } from '#domain/innsyn/deler.ts';
import { refusalOf } from '#domain/permissions.ts';
import { language } from '#domain/texts.ts';
import { osloDay } from '#domain/time.ts';
import { innsynHtml } from './html.ts';
import { type Asked, readInnsyn } from './read.ts';

/*
 * Everything that is stored about a person, as a file (GDPR articles 15 and 20): for whoever is signed in of themselves, whether
 * they have access or not, and for an administrator of a press user who has asked for it.
 */

/** GET innsyn/html and innsyn/json. */
const own = INNSYN_FORMATER.map((format): Route => ({
  ...common(format),
  path: innsynPaths[format].path,
  summary: `Everything that is stored about whoever asks, as a file (${format})`,
  access: 'download own data',
  answer: async (ctx, deps) => {
    const { identitetHash, pressebrukerId, access } = sessionOf(ctx);
    const person = { identitetHash, pressebrukerId, seesSaker: seesSaker(access, ctx) };
    const audit = { action: 'innsyn_hentet', detaljer: { format } } as const;
    await send(ctx, deps, { format, person, isOwn: true, audit });
  },
}));

const brukerParams = z.object({ id: z.uuid() });

/** GET bruker/{id}/innsyn/html and …/json: in the language of the press user, who is to read it. */
const ofUser = INNSYN_FORMATER.map((format): Route => ({
  ...common(format),
  path: adminPaths.brukerInnsyn[format].path,
  summary: `What is stored about a press user, without what is their own work, as a file (${format})`,
  access: 'manage users',
  params: brukerParams,
  answer: async (ctx, deps) => {
    const params = brukerParams.safeParse(ctx.params);
    const bruker = params.success ? await readBruker(deps.db, params.data.id) : null;
    if (!bruker) throw httpErrors.notFound();
    const { id, identitetHash, access } = bruker;
    const person = { identitetHash, pressebrukerId: id, seesSaker: seesSaker(access, ctx) };
    const detaljer = { brukerId: id, format };
    const audit = { action: 'innsyn_gitt', detaljer } as const;
    const spraak = (await spraakOf(deps.db, identitetHash)) ?? language();
    await inLanguage(spraak, () => send(ctx, deps, { format, person, isOwn: false, audit }));
  },
}));

export const innsynRoutes: readonly Route[] = [...own, ...ofUser];

/** A file may have tens of thousands of rows: it is counted as the other files are. */
function common(format: InnsynFormat) {
  const response = format === 'json' ? innsynSchema : 'text/html';
  return { method: 'get', limit: 'application', searches: true, response } as const;
}

/** Numbers of cases are for those who may see cases now. */
const seesSaker = (access: Access | null, { state }: Ctx) =>
  refusalOf({ access }, 'see case', state.now) === null;

interface Sent extends Pick<Asked, 'person' | 'isOwn'> {
  readonly format: InnsynFormat;
  readonly audit: AuditEntry;
}

/** The audit row is written before anything is sent. The file does not have its own row. */
async function send(ctx: Ctx, { db, config }: Deps, { format, audit, ...of }: Sent) {
  const { now, waiting } = ctx.state;
  const innsyn = await readInnsyn(db, { ...of, keys: config.keys.audit, now, waiting });
  await writeAudit(db, auditContext(ctx), audit);
  ctx.attachment(`innsyn-${osloDay(now)}.${format}`);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = format === 'json' ? 'application/json' : 'text/html; charset=utf-8';
  ctx.status = 200;
  if (ctx.method === 'HEAD') return;
  ctx.body = format === 'json' ? JSON.stringify(innsyn) : innsynHtml(innsyn);
}
