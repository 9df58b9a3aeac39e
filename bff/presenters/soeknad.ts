import type { MinSoeknad } from '#contract/profil.ts';
import type { StoredSoeknad } from '#db/soeknader.ts';
import { osloIso } from '#domain/time.ts';

/** The application as its applicant sees it: nothing of what administrators wrote. */
export function presentMinSoeknad(
  { fornavn, etternavn, soeknad, soeknadsdato }: StoredSoeknad,
  foretrukketDomstolNavn: string,
  avsender: string,
): MinSoeknad {
  return {
    ...soeknad,
    fornavn,
    etternavn,
    foretrukketDomstolNavn,
    søknadsDato: osloIso(soeknadsdato),
    avsender,
  };
}
