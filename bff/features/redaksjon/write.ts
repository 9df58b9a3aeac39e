import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type RedaksjonSkjema,
  endreRedaksjonSchema,
  nyRedaksjonSchema,
  opprettetSchema,
} from '#contract/admin/redaksjoner.ts';
import { listPersoner } from '#db/redaksjon/personer.ts';
import {
  type Kontakt,
  type StoredRedaksjon,
  listKontakter,
  lockRedaksjon,
} from '#db/redaksjon/redaksjoner.ts';
import { domenerAvAndre, erNavnOpptatt, lockRegister } from '#db/redaksjon/register.ts';
import {
  deleteRedaksjon,
  insertRedaksjon,
  samleBrukere,
  updateRedaksjon,
} from '#db/redaksjon/write.ts';
import { redaksjonMessages } from '#domain/redaksjon.ts';
import type { EndretFelt } from '#domain/revisjon-verdier.ts';
import { redaksjonParams, requireRedaksjonVersion, showRedaksjon } from './read.ts';

/** POST redaksjon. */
const opprett = changeRoute({
  method: 'post',
  path: adminPaths.nyRedaksjon.path,
  summary: 'Adds a newsroom; press users without one whose address is at its domains belong to it',
  access: 'manage users',
  body: nyRedaksjonSchema,
  response: opprettetSchema,
  handle: async ({ db, body, now }) => {
    await lockRegister(db);
    await requireFree(db, body, null);
    const id = await insertRedaksjon(db, body, now);
    const brukerIder = await samleBrukere(db, id, body.domener);
    return {
      body: { id, brukere: brukerIder.length },
      audit: { action: 'redaksjon_opprettet', detaljer: { redaksjonId: id, brukerIder } },
    };
  },
});

/** PUT redaksjon/{id}; 409 `redaksjon_changed` when another one has changed it since it was read. */
const endre = changeRoute({
  method: 'put',
  path: adminPaths.redaksjon.path,
  answers: [409],
  summary: 'Replaces name, editor, mail domains and contact persons of a newsroom',
  access: 'manage users',
  params: redaksjonParams,
  body: endreRedaksjonSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, params: { id }, body: { versjon, ...skjema } }) => {
    await lockRegister(db);
    const stored = await lockRedaksjon(db, id);
    if (!stored) throw httpErrors.notFound();
    requireRedaksjonVersion(stored, versjon);
    await requireFree(db, skjema, id);
    const kontakter = await listKontakter(db, id);
    await updateRedaksjon(db, id, skjema);
    const nye = skjema.domener.filter((domene) => !stored.domener.includes(domene));
    const brukerIder = await samleBrukere(db, id, nye);
    const endret = changed(stored, kontakter, skjema);
    return {
      body: null,
      audit: { action: 'redaksjon_endret', detaljer: { redaksjonId: id, endret, brukerIder } },
    };
  },
});

/** Name and domains are no other newsroom's. */
async function requireFree(db: Knex, skjema: RedaksjonSkjema, id: string | null): Promise<void> {
  const taken = await domenerAvAndre(db, skjema.domener, id);
  const errors = {
    ...((await erNavnOpptatt(db, skjema.navn, id)) && { navn: [redaksjonMessages.navnFinnes] }),
    ...(taken.length > 0 && {
      domener: taken.map(({ domene, navn }) => redaksjonMessages.domeneOpptatt(domene, navn)),
    }),
  };
  if (Object.keys(errors).length > 0) throw httpErrors.validation(errors);
}

function changed(
  stored: StoredRedaksjon,
  kontakter: readonly Kontakt[],
  skjema: RedaksjonSkjema,
): EndretFelt[] {
  const lines = (all: readonly Omit<Kontakt, 'id'>[]) =>
    all.map(({ navn, stilling, epost }) => JSON.stringify([navn, stilling, epost])).toSorted();
  const { redaktoer } = stored;
  const same: Partial<Record<EndretFelt, boolean>> = {
    navn: stored.navn === skjema.navn,
    redaktoer:
      (redaktoer?.navn ?? '') === skjema.redaktoerNavn &&
      (redaktoer?.epost ?? '') === skjema.redaktoerEpost,
    domener: stored.domener.join() === skjema.domener.toSorted().join(),
    kontakter: lines(kontakter).join() === lines(skjema.kontakter).join(),
  };
  return (Object.keys(same) as EndretFelt[]).filter((felt) => !same[felt]);
}

/** DELETE redaksjon/{id}; 409 `redaksjon_has_persons` while somebody with access belongs to it. */
const slett = changeRoute({
  method: 'delete',
  path: adminPaths.redaksjon.path,
  answers: [409],
  summary: 'Removes a newsroom that nobody with access belongs to',
  access: 'manage users',
  params: redaksjonParams,
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, params: { id }, query, now }) => {
    await lockRegister(db);
    const stored = await lockRedaksjon(db, id);
    if (!stored) throw httpErrors.notFound();
    if ((await listPersoner(db, id, now)).length > 0) throw httpErrors.redaksjonHasPersons();
    requireRedaksjonVersion(stored, readLestVersjon(query));
    await deleteRedaksjon(db, id);
    return {
      body: null,
      audit: { action: 'redaksjon_slettet', detaljer: { navn: stored.navn } },
    };
  },
});

export const redaksjonWriteRoutes = [opprett, endre, slett];
