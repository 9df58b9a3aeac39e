import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { brukerRedaksjonSchema, soeknadRedaksjonSchema } from '#contract/admin/redaksjoner.ts';
import { lockBruker } from '#db/bruker/pressebrukere.ts';
import { readRedaksjon, readRedaksjonOf } from '#db/redaksjon/redaksjoner.ts';
import { lockRegister } from '#db/redaksjon/register.ts';
import { setSoeknadRedaksjon } from '#db/redaksjon/soeknad.ts';
import { setBrukerRedaksjon } from '#db/redaksjon/write.ts';
import { redaksjonMessages } from '#domain/redaksjon.ts';
import { isActive } from '#domain/soeknad.ts';
import { decision, lockToDecide } from './decide.ts';
import { kjentRedaksjon } from './kjent-redaksjon.ts';
import { brukerParams, requireBrukerVersion, showBruker } from './users.ts';

/** POST bruker/{id}/redaksjon: says to which newsroom a user belongs. Throws 409 `bruker_changed`. */
const brukerRedaksjon = changeRoute({
  method: 'post',
  path: adminPaths.brukerRedaksjon.path,
  answers: [409],
  summary: 'Says which newsroom a press user belongs to, or that it is none',
  access: 'manage users',
  params: brukerParams,
  body: brukerRedaksjonSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, params, body: { redaksjonId, versjon } }) => {
    await lockRegister(db);
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    requireBrukerVersion(bruker, versjon);
    await requireKnown(db, redaksjonId);
    const before = await readRedaksjonOf(db, bruker.id);
    await setBrukerRedaksjon(db, bruker.id, redaksjonId);
    const detaljer = {
      brukerId: bruker.id,
      ...(redaksjonId !== null && { redaksjonId }),
      ...(before && { redaksjonFoerId: before.id }),
    };
    return { body: null, audit: { action: 'bruker_redaksjon', detaljer } };
  },
});

/** POST soeknad/{id}/redaksjon: says to which newsroom an application belongs, until it is decided. Throws 409 `application_changed`. */
const soeknadRedaksjon = changeRoute({
  ...decision,
  path: adminPaths.soeknadRedaksjon.path,
  summary: 'Says which newsroom an application belongs to, or that it is none that is known',
  body: soeknadRedaksjonSchema,
  handle: async ({ db, params: { id }, body: { redaksjonId, foer } }) => {
    await lockRegister(db);
    const stored = await lockToDecide(db, id);
    if (!isActive(stored.status)) throw httpErrors.applicationDecided();
    const { redaksjon } = await kjentRedaksjon(db, stored);
    if (foer !== undefined && foer !== (redaksjon?.id ?? null))
      throw httpErrors.applicationChanged();
    await requireKnown(db, redaksjonId);
    await setSoeknadRedaksjon(db, id, { redaksjonId, valgt: true });
    const detaljer = { soeknadId: id, ...(redaksjonId !== null && { redaksjonId }) };
    return { body: null, audit: { action: 'soeknad_redaksjon', detaljer } };
  },
});

/** Throws 400 when there is no such newsroom, or it was merged into another one. */
async function requireKnown(db: Knex, id: string | null): Promise<void> {
  if (id !== null && !(await readRedaksjon(db, id)))
    throw httpErrors.validation({ redaksjonId: [redaksjonMessages.finnesIkke] });
}

export const redaksjonRoutes = [brukerRedaksjon, soeknadRedaksjon];
