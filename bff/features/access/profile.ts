import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { knownName } from '#bff/register/name.ts';
import type { Session } from '#bff/session/session.ts';
import { pressePaths } from '#contract/paths.ts';
import { type Folkeregisterdata, type Profil, profilSchema } from '#contract/profil.ts';
import {
  type MinArbeidsgiver,
  type OmMeg,
  minArbeidsgiverSchema,
  omMegSchema,
} from '#contract/soeknad.ts';
import {
  type Pressebruker,
  lockPerson,
  lockPressebruker,
  readPressebruker,
  updateMinArbeidsgiver,
  updateOmMeg,
} from '#db/bruker/pressebrukere.ts';
import { readDomstolNavn } from '#db/domstol/domstoler.ts';
import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { askEmployer, tellEmployerChanged } from './employer.ts';

/** The caller's own profile, locked for a change; throws 403 when it has been ended meanwhile. */
export async function lockOwnProfile(db: Knex, session: Session): Promise<Pressebruker> {
  await lockPerson(db, session.identitetHash);
  const stored = await lockPressebruker(db, session.identitetHash);
  if (!stored) throw httpErrors.refused('no_access');
  return stored;
}

/** Throws 400 when the preferred court does not exist. A closed court may be chosen. */
export async function requireDomstol(db: Knex, id: string): Promise<void> {
  if ((await nameOf(db, id)) !== null) return;
  throw httpErrors.validation({ foretrukketDomstolId: [soeknadMessages.invalid.domstol] });
}

/** The preferred court as the user reads it. */
export async function domstolNavn(db: Knex, id: string): Promise<string> {
  return (await nameOf(db, id)) ?? id;
}

async function nameOf(db: Knex, id: string): Promise<string | null> {
  return id === ALL_COURTS ? soeknadMessages.allCourts : readDomstolNavn(db, id);
}

/** The names of the fields in which `sent` differs from what is stored. */
export function changedFields<T extends object>(
  stored: Readonly<Record<keyof T, unknown>>,
  sent: T,
): (keyof T & string)[] {
  return (Object.keys(sent) as (keyof T & string)[]).filter((key) => stored[key] !== sent[key]);
}

/** GET profil, whose answer has other names than the form (docs/PRODUCT.md, "Profile and renewal"). */
export function presentProfil(
  { profil }: Pressebruker,
  standardDomstolNavn: string,
  folkeregisterdata: Folkeregisterdata,
): Profil {
  const { foretrukketDomstolId, kontaktpersonArbeidsgiver, kontaktpersonStilling, ...rest } =
    profil;
  const { kontaktpersonOrganisasjon, kontaktpersonEpost, ...same } = rest;
  return {
    folkeregisterdata,
    pressedata: {
      ...same,
      standardDomstol: foretrukketDomstolId,
      standardDomstolNavn,
      arbeidsgiverNavn: kontaktpersonArbeidsgiver,
      arbeidsgiverStilling: kontaktpersonStilling,
      arbeidsgiverOrganisasjon: kontaktpersonOrganisasjon,
      arbeidsgiverEpost: kontaktpersonEpost,
    },
  };
}

/** GET profil. When the population register is down, the name is the one we know from before. */
const hentProfil = jsonRoute({
  method: 'get',
  path: pressePaths.profil.path,
  summary: "The press user's own profile",
  access: 'see own profile',
  response: profilSchema,
  handle: async (call) => {
    const { db, session } = call;
    const stored = await readPressebruker(db, session.identitetHash);
    if (!stored) throw httpErrors.refused('no_access');
    const domstol = await domstolNavn(db, stored.profil.foretrukketDomstolId);
    return {
      body: presentProfil(stored, domstol, await knownName(call)),
      audit: { action: 'profil_vist' },
    };
  },
});

/** PUT rediger-om-meg. Sending what is already stored is a success that changes nothing. */
const redigerOmMeg = changeRoute({
  method: 'put',
  path: pressePaths.redigerOmMeg.path,
  summary: 'Changes the press user’s own details',
  access: 'edit own profile',
  limit: 'application',
  body: omMegSchema,
  response: null,
  status: 204,
  handle: editOmMeg,
});

async function editOmMeg({ db, session, body }: ChangeCall<unknown, OmMeg>): Promise<Answer<null>> {
  await requireDomstol(db, body.foretrukketDomstolId);
  const { profil } = await lockOwnProfile(db, session);
  requireAnotherMailbox('epost', body.epost, profil.kontaktpersonEpost);
  const felt = changedFields(profil, body);
  if (felt.length === 0) return { body: null, audit: null };
  await updateOmMeg(db, session.identitetHash, body);
  return { body: null, audit: { action: 'profil_endret', detaljer: { felt } } };
}

/** PUT rediger-min-arbeidsgiver: a change asks the contact person again and tells Domstoladministrasjonen. */
const redigerMinArbeidsgiver = changeRoute({
  method: 'put',
  path: pressePaths.redigerMinArbeidsgiver.path,
  summary: 'Changes who can confirm the need, and why there is one',
  access: 'edit own profile',
  limit: 'application',
  body: minArbeidsgiverSchema,
  response: null,
  status: 204,
  handle: editMinArbeidsgiver,
});

type EditMinArbeidsgiver = ChangeCall<unknown, MinArbeidsgiver>;

async function editMinArbeidsgiver(call: EditMinArbeidsgiver): Promise<Answer<null>> {
  const { db, session, body } = call;
  const stored = await lockOwnProfile(db, session);
  const felt = changedFields(stored.profil, body);
  if (felt.length === 0) return { body: null, audit: null };
  requireAnotherMailbox('kontaktpersonEpost', body.kontaktpersonEpost, stored.profil.epost);
  await updateMinArbeidsgiver(db, session.identitetHash, body);
  await tellEmployers(call, stored);
  return { body: null, audit: { action: 'profil_endret', detaljer: { felt } } };
}

async function tellEmployers(
  { db, deps, body, now }: EditMinArbeidsgiver,
  stored: Pressebruker,
): Promise<void> {
  const { identitetHash, profil: omMeg, fornavn, etternavn } = stored;
  const asker = { identitetHash, navn: { fornavn, etternavn }, omMeg };
  const bekreftelseId = await askEmployer(db, asker, body, { soeknadId: null, now });
  await tellEmployerChanged(db, deps.config, asker, body, { bekreftelseId, now });
}

/** Nobody confirms their own need: a changed address is compared with the stored other one. Throws 400. */
function requireAnotherMailbox(
  field: 'epost' | 'kontaktpersonEpost',
  sent: string,
  stored: string,
): void {
  if (isSameMailbox(sent, stored))
    throw httpErrors.validation({ [field]: [soeknadMessages.invalid.sammeEpost] });
}

export const profileRoutes = [hentProfil, redigerOmMeg, redigerMinArbeidsgiver];
