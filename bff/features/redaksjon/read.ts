import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type ChangeCall, jsonRoute } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type Redaksjon, redaksjonSchema, redaksjonerSchema } from '#contract/admin/redaksjoner.ts';
import { listMarked, readNewestListe } from '#db/redaksjon/lister.ts';
import { listPersoner } from '#db/redaksjon/personer.ts';
import {
  type StoredRedaksjon,
  countSvar,
  listKontakter,
  listRedaksjoner,
  readEndretAv,
  readRedaksjon,
} from '#db/redaksjon/redaksjoner.ts';
import { listSlaattSammen } from '#db/redaksjon/slaa-sammen.ts';
import { kanSkillesSiden } from '#domain/redaksjon.ts';
import { presentRad, presentRedaksjon } from './present.ts';

/** An id that is not a UUID matches no newsroom. */
export const redaksjonParams = z.object({ id: z.uuid() });

/** GET redaksjon/alle. There are hundreds, so they are answered all at once, and searched where they are read. */
const listRoute = jsonRoute({
  method: 'get',
  path: adminPaths.redaksjoner.path,
  summary: 'All newsrooms by name, with how many press users each has',
  access: 'manage users',
  response: redaksjonerSchema,
  handle: async ({ db, now }) => {
    const redaksjoner = await listRedaksjoner(db, now);
    return {
      body: { redaksjoner: redaksjoner.map((one) => presentRad(one, now)) },
      audit: { action: 'redaksjoner_listet', detaljer: { antall: redaksjoner.length } },
    };
  },
});

/** GET redaksjon/{id}. */
const hentRedaksjon = jsonRoute({
  method: 'get',
  path: adminPaths.redaksjon.path,
  summary: 'A newsroom: people, known contact persons, mail domains, confirmation and suspension',
  access: 'manage users',
  params: redaksjonParams,
  response: redaksjonSchema,
  handle: async (call) => {
    const shown = await showRedaksjon(call);
    if (!shown) throw httpErrors.notFound();
    return shown;
  },
});

type RedaksjonCall = Pick<ChangeCall<{ readonly id: string }>, 'db' | 'params' | 'now'>;

/** A newsroom as administrators see it, and the audit entry of that; null when there is none. */
export async function showRedaksjon({
  db,
  params: { id },
  now,
}: RedaksjonCall): Promise<Answer<Redaksjon> | null> {
  const redaksjon = await readRedaksjon(db, id);
  if (!redaksjon) return null;
  const kontakter = await listKontakter(db, id);
  const known = [...(redaksjon.redaktoer ? [redaksjon.redaktoer] : []), ...kontakter];
  const personer = await listPersoner(db, id, now);
  const context = {
    ...{ kontakter, personer },
    merket: new Set(await listMarked(db, id)),
    liste: await readNewestListe(db, id),
    svar: await countSvar(
      db,
      known.map(({ epost }) => epost.toLowerCase()),
    ),
    slaattSammen: await listSlaattSammen(db, id, kanSkillesSiden(now)),
    endret: await readEndretAv(db, id),
  };
  return {
    body: presentRedaksjon(redaksjon, context, now),
    audit: {
      action: 'redaksjon_vist',
      detaljer: { redaksjonId: id, brukerIder: personer.map((person) => person.id) },
    },
  };
}

/** Throws 409 `redaksjon_changed` unless `versjon`, if there is one, is the one that is stored. */
export function requireRedaksjonVersion(
  stored: Pick<StoredRedaksjon, 'versjon'>,
  versjon: number | undefined,
): void {
  if (versjon !== undefined && versjon !== stored.versjon) throw httpErrors.redaksjonChanged();
}

export const redaksjonReadRoutes = [listRoute, hentRedaksjon];
