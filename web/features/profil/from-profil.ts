import type { Folkeregisterdata, Profil } from '#contract/profil.ts';
import type { OmMeg } from '#contract/soeknad.ts';
import type { ArbeidsgiverValues } from '#web/skjema/values.ts';

/** The profile's read model has names of its own (SPEC §3); the forms have those of the payload. */
export function omMegOf({ pressedata }: Profil): OmMeg {
  const { stilling, redaksjon, epost, telefon, jobberSomFrilanser, standardDomstol } = pressedata;
  return {
    stilling,
    redaksjon,
    epost,
    telefon,
    jobberSomFrilanser,
    foretrukketDomstolId: standardDomstol,
  };
}

export function minArbeidsgiverOf({ pressedata }: Profil): ArbeidsgiverValues {
  return {
    kontaktpersonArbeidsgiver: pressedata.arbeidsgiverNavn,
    kontaktpersonStilling: pressedata.arbeidsgiverStilling,
    kontaktpersonOrganisasjon: pressedata.arbeidsgiverOrganisasjon,
    kontaktpersonEpost: pressedata.arbeidsgiverEpost,
    begrunnelse: pressedata.begrunnelse,
    akseptertVaerVarsomPlakaten: pressedata.akseptertVaerVarsomPlakaten,
    akseptererPersonvaernVilkar: pressedata.akseptererPersonvaernVilkar,
  };
}

/** First and last name as one; null when the register could not be asked. */
export function fullName(data: Folkeregisterdata): string | null {
  return data && `${data.fornavn} ${data.etternavn}`;
}
