import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import type { Session } from '#bff/session/session.ts';
import type { Folkeregisterdata, Profil } from '#contract/profil.ts';
import { type Pressebruker, lockPerson, lockPressebruker } from '#db/bruker/pressebrukere.ts';
import { readDomstolNavn } from '#db/domstol/domstoler.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { soeknadMessages } from '#domain/soeknad.ts';

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
  return id === ALL_COURTS ? 'Alle domstoler' : readDomstolNavn(db, id);
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
