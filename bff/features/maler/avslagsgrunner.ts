import type { Knex } from 'knex';
import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import {
  type AvslagsgrunnPayload,
  avslagsgrunnPayloadSchema,
  avslagsgrunnerSchema,
} from '#contract/admin/maler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Avslagsgrunn,
  insertAvslagsgrunn,
  listAvslagsgrunner,
  lockAvslagsgrunner,
  readAvslagsgrunn,
  updateAvslagsgrunn,
} from '#db/avslagsgrunn/grunner.ts';
import { MAX_GRUNNER, avslagMessages } from '#domain/avslag.ts';
import { displayName } from '#domain/person-name.ts';
import { osloIso } from '#domain/time.ts';

const present = ({ av, endret, ...grunn }: Avslagsgrunn) => ({
  ...grunn,
  endret: { av: av && displayName(av), tidspunkt: osloIso(endret) },
});

const hentAvslagsgrunner = jsonRoute({
  method: 'get',
  path: adminPaths.avslagsgrunner.path,
  summary: 'The reasons for which applications are rejected, in use or not',
  access: 'edit texts',
  response: avslagsgrunnerSchema,
  // Nothing of a case or a person: a look at it is not logged.
  handle: async ({ db }) => ({
    body: { grunner: (await listAvslagsgrunner(db)).map(present) },
    audit: null,
  }),
});

const change = {
  method: 'post',
  access: 'edit texts',
  body: avslagsgrunnPayloadSchema,
  response: null,
  status: 204,
} as const;

const leggTil = changeRoute({
  ...change,
  path: adminPaths.avslagsgrunner.path,
  summary: 'Adds a reason',
  handle: async ({ db, session, body, now }) => {
    const grunner = await lockList(db);
    if (grunner.length >= MAX_GRUNNER) throw httpErrors.validation({ navn: [avslagMessages.full] });
    requireFreeName(grunner, body.navn);
    const id = await insertAvslagsgrunn(db, body, { av: session.identitetHash, now });
    return { body: null, audit: saved({ id, versjon: 1 }, body) };
  },
});

const endre = changeRoute({
  ...change,
  path: adminPaths.avslagsgrunn.path,
  answers: [404, 409],
  summary: 'Changes a reason, its place in the list, and whether it is in use',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  stored: async ({ db, params: { id } }) => {
    const grunn = await readAvslagsgrunn(db, id);
    return grunn && { body: present(grunn), audit: null };
  },
  handle: async ({ db, session, params: { id }, body, now }) => {
    const grunner = await lockList(db);
    const stored = grunner.find((one) => one.id === id);
    if (!stored) throw httpErrors.notFound();
    if (body.versjon !== undefined && body.versjon !== stored.versjon)
      throw httpErrors.avslagsgrunnChanged();
    requireFreeName(
      grunner.filter((one) => one.id !== id),
      body.navn,
    );
    await updateAvslagsgrunn(db, id, body, { av: session.identitetHash, now });
    return { body: null, audit: saved({ id, versjon: stored.versjon + 1 }, body) };
  },
});

async function lockList(db: Knex): Promise<Avslagsgrunn[]> {
  await lockAvslagsgrunner(db);
  return listAvslagsgrunner(db);
}

function requireFreeName(others: readonly Avslagsgrunn[], navn: string): void {
  const key = navn.toLocaleLowerCase('nb');
  if (others.some((one) => one.navn.toLocaleLowerCase('nb') === key))
    throw httpErrors.validation({ navn: [avslagMessages.navnTaken] });
}

function saved(
  { id, versjon }: Pick<Avslagsgrunn, 'id' | 'versjon'>,
  { navn, iBruk }: AvslagsgrunnPayload,
) {
  const detaljer = { avslagsgrunnId: id, navn, iBruk, nr: versjon };
  return { action: 'avslagsgrunn_lagret', detaljer } as const;
}

export const avslagsgrunnRoutes = [hentAvslagsgrunner, leggTil, endre];
