import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import type { Session } from '#bff/session/session.ts';
import type { Folkeregisterdata, Profil, Reautentisering } from '#contract/profil.ts';
import { type Pressebruker, lockPerson, lockPressebruker } from '#db/bruker/pressebrukere.ts';
import { readDomstolNavn } from '#db/domstol/domstoler.ts';
import { accessState } from '#domain/access.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { soeknadMessages } from '#domain/soeknad.ts';

/** The profile of whoever asks, for a change; refused when it has been ended meanwhile. */
export async function lockOwnProfile(db: Knex, session: Session): Promise<Pressebruker> {
  await lockPerson(db, session.identitetHash);
  const stored = await lockPressebruker(db, session.identitetHash);
  if (!stored) throw httpErrors.refused('no_access');
  return stored;
}

/** Refuses a preferred court that there is not; closed ones are courts too. */
export async function requireDomstol(db: Knex, id: string): Promise<void> {
  if ((await nameOf(db, id)) !== null) return;
  throw httpErrors.validation({ foretrukketDomstolId: [soeknadMessages.invalid.domstol] });
}

/** The preferred court as the user reads it. */
export async function domstolNavn(db: Knex, id: string): Promise<string> {
  return (await nameOf(db, id)) ?? id;
}

async function nameOf(db: Knex, id: string): Promise<string | null> {
  return id === ALL_COURTS ? 'Alle domstoler' : readDomstolNavn(db, id);
}

/** The names of the fields in which `sent` differs from what is stored. */
export function changedFields<T extends object>(
  stored: Readonly<Record<keyof T, unknown>>,
  sent: T,
): (keyof T & string)[] {
  return (Object.keys(sent) as (keyof T & string)[]).filter((key) => stored[key] !== sent[key]);
}

/** GET profil: SPEC §3 has names of its own for the read model. */
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

/** GET reautentisering: what the yearly update begins with. */
export function presentReautentisering(
  { profil, access }: Pressebruker,
  name: Folkeregisterdata,
  now: Date,
): Reautentisering {
  return {
    ...profil,
    fornavn: name?.fornavn ?? null,
    etternavn: name?.etternavn ?? null,
    harGyldigTilgang: accessState(access, now) === 'valid',
  };
}
