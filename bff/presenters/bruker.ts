import type { BrukerDetaljer, BrukerRad } from '#contract/admin/brukere.ts';
import type { Domstol } from '#contract/bruker.ts';
import type { Bekreftelse } from '#db/bekreftelser.ts';
import type { SoeknadLine } from '#db/bruker.ts';
import type { ListedBruker } from '#db/brukere.ts';
import type { Pressebruker } from '#db/pressebrukere.ts';
import type { Suspensjon } from '#db/suspensjoner.ts';
import { accessState } from '#domain/access.ts';
import { osloIso } from '#domain/time.ts';
import { presentBekreftelser } from './bekreftelse.ts';
import { presentProfil } from './profil.ts';

const iso = (instant: Date | null) => instant && osloIso(instant);

/** A line of GET bruker/alle. */
export function presentBrukerRad(bruker: ListedBruker, now: Date): BrukerRad {
  const { access, sistInnlogget, ...rest } = bruker;
  return {
    ...rest,
    sistPåloggetDato: iso(sistInnlogget),
    tilgangFraDato: iso(access.from),
    harGyldigTilgang: accessState(access, now) === 'valid',
  };
}

/** What is known around a press user's profile. */
export interface Surroundings {
  readonly sistInnlogget: Date | null;
  readonly suspensjon: Suspensjon | null;
  readonly domstoler: Domstol[];
  readonly domstolNavn: string;
  readonly bekreftelser: readonly Bekreftelse[];
  readonly soeknader: readonly SoeknadLine[];
}

/** GET bruker/{id}. A suspension that is over, or that an end date has overtaken, is none. */
export function presentBrukerDetaljer(
  bruker: Pressebruker,
  { sistInnlogget, suspensjon, domstoler, domstolNavn, bekreftelser, soeknader }: Surroundings,
  now: Date,
): BrukerDetaljer {
  const { id, fornavn, etternavn, profil, access } = bruker;
  const tilstand = accessState(access, now);
  return {
    ...{ id, fornavn, etternavn },
    stilling: profil.stilling,
    kontaktpersonArbeidsgiver: profil.kontaktpersonArbeidsgiver,
    sistPåloggetDato: iso(sistInnlogget),
    tilgangFraDato: iso(access.from),
    tilgangTilDato: iso(access.to),
    sluttdato: access.endDate ?? null,
    harGyldigTilgang: tilstand === 'valid',
    tilstand,
    suspensjon:
      tilstand === 'suspended' && suspensjon
        ? { ...suspensjon, fra: osloIso(suspensjon.fra) }
        : null,
    ...presentProfil(bruker, domstolNavn, { fornavn, etternavn }),
    domstoler,
    bekreftelser: presentBekreftelser(bekreftelser),
    soeknader: soeknader.map(({ soeknadsdato, ...line }) => ({
      ...line,
      søknadsDato: osloIso(soeknadsdato),
    })),
  };
}
