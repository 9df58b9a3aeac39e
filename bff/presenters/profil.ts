import type { Folkeregisterdata, Profil, Reautentisering } from '#contract/profil.ts';
import type { Pressebruker } from '#db/pressebrukere.ts';
import { accessState } from '#domain/access.ts';

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
