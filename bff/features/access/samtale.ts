import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, type ChangeCall } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { nyKommentarSchema, seereSchema, serPaaSchema } from '#contract/admin/samtale.ts';
import { lockBruker } from '#db/bruker/pressebrukere.ts';
import {
  type Om,
  addKommentar,
  isThere,
  lastKommentar,
  listSeere,
  noteBesoek,
} from '#db/samtale/samtaler.ts';
import { osloIso } from '#domain/time.ts';
import { lockToDecide, soeknadParams } from './decide.ts';
import { brukerParams } from './users.ts';

type Call<B> = ChangeCall<{ readonly id: string }, B>;

const ABOUT = {
  soeknad: { access: 'review applications', params: soeknadParams },
  bruker: { access: 'manage users', params: brukerParams },
} as const;

/** Adds a comment, and nothing else: it may come after the decision, and makes no new version of what it is about. */
async function comment(
  { db, session, params: { id }, body: { tekst }, now }: Call<{ readonly tekst: string }>,
  slag: Om['slag'],
): Promise<{ body: null; audit: AuditEntry }> {
  await requireThere(db, { slag, id });
  await addKommentar(db, { slag, id }, { tekst, av: session.identitetHash }, now);
  const detaljer = slag === 'soeknad' ? { soeknadId: id } : { brukerId: id };
  return { body: null, audit: { action: 'kommentar_skrevet', detaljer } };
}

/**
 * Notes who has the page open, and says who else has. No audit row: that the application or user was shown is logged when it is
 * read, and nothing of it is in the answer.
 */
async function look(
  { db, session, params: { id }, body: { lest }, now }: Call<{ readonly lest: number }>,
  slag: Om['slag'],
) {
  const om = { slag, id };
  const administrator = session.identitetHash;
  if (!(await isThere(db, om))) throw httpErrors.notFound();
  await noteBesoek(db, om, { administrator, lest }, now);
  const andre = await listSeere(db, om, administrator, now);
  return {
    body: {
      andre: andre.map(({ navn, siden }) => ({ navn, siden: osloIso(siden) })),
      siste: await lastKommentar(db, om),
    },
    audit: null,
  };
}

async function requireThere(db: Knex, { slag, id }: Om): Promise<void> {
  if (slag === 'soeknad') await lockToDecide(db, id);
  else if (!(await lockBruker(db, id))) throw httpErrors.notFound();
}

const kommenterSoeknad = changeRoute({
  ...ABOUT.soeknad,
  method: 'post',
  path: adminPaths.soeknadSamtale.path,
  summary: 'Adds a comment on an application, which only administrators read',
  body: nyKommentarSchema,
  response: null,
  status: 204,
  handle: (call) => comment(call, 'soeknad'),
});

const kommenterBruker = changeRoute({
  ...ABOUT.bruker,
  method: 'post',
  path: adminPaths.brukerSamtale.path,
  summary: 'Adds a comment on a press user, which only administrators read',
  body: nyKommentarSchema,
  response: null,
  status: 204,
  handle: (call) => comment(call, 'bruker'),
});

const serPaaSoeknad = changeRoute({
  ...ABOUT.soeknad,
  method: 'post',
  path: adminPaths.soeknadSerPaa.path,
  summary: 'Says that an application is open on a page, and who else has it open',
  body: serPaaSchema,
  response: seereSchema,
  handle: (call) => look(call, 'soeknad'),
});

const serPaaBruker = changeRoute({
  ...ABOUT.bruker,
  method: 'post',
  path: adminPaths.brukerSerPaa.path,
  summary: 'Says that a press user is open on a page, and who else has it open',
  body: serPaaSchema,
  response: seereSchema,
  handle: (call) => look(call, 'bruker'),
});

export const samtaleRoutes = [kommenterSoeknad, kommenterBruker, serPaaSoeknad, serPaaBruker];
