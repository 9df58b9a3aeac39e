import { LIKHETER, type SoeknadDetaljer, type SoeknadRad } from '#contract/admin/soeknader.ts';
import type { Bekreftelse } from '#db/bekreftelser.ts';
import type { ListedSoeknad } from '#db/soeknad-list.ts';
import type { Duplicate, EarlierSoeknad } from '#db/soeknad-review.ts';
import type { StoredSoeknad } from '#db/soeknader.ts';
import { AVSLAG_MAL } from '#domain/avslag.ts';
import { osloIso } from '#domain/time.ts';
import { presentBekreftelser } from './bekreftelse.ts';

/** A line of GET soeknad/alle-soeknader. */
export function presentSoeknadRad({ soeknadsdato, ...rest }: ListedSoeknad): SoeknadRad {
  return { ...rest, søknadsDato: osloIso(soeknadsdato) };
}

/** What is known around an application. */
export interface SoeknadSurroundings {
  readonly domstolNavn: string;
  readonly behandletAv: string | null;
  readonly bekreftelser: readonly Bekreftelse[];
  readonly earlier: readonly EarlierSoeknad[];
  readonly duplicates: readonly Duplicate[];
}

/** GET soeknad/{id}: all that an administrator decides by. */
export function presentSoeknadDetaljer(
  stored: StoredSoeknad,
  { domstolNavn, behandletAv, bekreftelser, earlier, duplicates }: SoeknadSurroundings,
): SoeknadDetaljer {
  const { id, fornavn, etternavn, soeknad, status, kommentar, sluttdato, behandlet } = stored;
  return {
    ...{ id, fornavn, etternavn, soeknad, status, kommentar, sluttdato },
    søknadsDato: osloIso(stored.soeknadsdato),
    avslagBegrunnelse: stored.avslagBegrunnelse,
    behandlet: behandlet && osloIso(behandlet),
    behandletAv: behandlet && behandletAv,
    foretrukketDomstolNavn: domstolNavn,
    avslagSoeknadMal: AVSLAG_MAL,
    versjon: stored.versjon,
    bekreftelser: presentBekreftelser(bekreftelser),
    tidligereSoeknader: earlier.map(withDate),
    duplikater: duplicates.map(({ person, epost, telefon, ...line }) => ({
      ...withDate(line),
      like: LIKHETER.filter((likhet) => ({ person, epost, telefon })[likhet]),
    })),
  };
}

function withDate<T extends { readonly soeknadsdato: Date }>({ soeknadsdato, ...rest }: T) {
  return { ...rest, søknadsDato: osloIso(soeknadsdato) };
}
