import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { APPLICATION } from './soeknad.ts';

/** Of an application from nowhere that is known. */
export const UKJENT_REDAKSJON: SoeknadDetaljer['redaksjonen'] = {
  ...{ kjennskap: 'ukjent', grunnlag: null, domene: null, advarsel: null, redaksjon: null },
};

export const SOEKNAD_ID = '0b9a4c1e-5a44-4c1d-9a53-1f6f0f1c2d3e';

/** The employer has confirmed the need: there is nothing to ask before it is approved. */
const CONFIRMED = {
  bekreftelser: [
    {
      kontaktperson: APPLICATION.kontaktpersonArbeidsgiver,
      organisasjon: APPLICATION.kontaktpersonOrganisasjon,
      epost: APPLICATION.kontaktpersonEpost,
      spurt: '2026-11-19T09:12:00+01:00',
      svarfrist: '2026-12-19',
      svar: 'bekreftet',
      svart: '2026-11-20T08:00:00+01:00',
      erstattet: false,
    },
  ],
  arbeidsgiver: {
    svar: 'bekreftet',
    spurt: '2026-11-19T09:12:00+01:00',
    svart: '2026-11-20T08:00:00+01:00',
  },
} satisfies Partial<SoeknadDetaljer>;

/** What the employer's silence, or another answer, changes of an application. */
export function answered(
  svar: ArbeidsgiverSvar,
  svart: string | null = null,
): Pick<SoeknadDetaljer, 'bekreftelser' | 'arbeidsgiver'> {
  const [question] = CONFIRMED.bekreftelser;
  const { spurt } = CONFIRMED.arbeidsgiver;
  if (svar === 'ikkeSpurt')
    return { bekreftelser: [], arbeidsgiver: { svar, spurt: null, svart: null } };
  const said = svar === 'bekreftet' || svar === 'avkreftet' ? svar : null;
  return {
    bekreftelser: [{ ...question!, svar: said, svart }],
    arbeidsgiver: { svar, spurt, svart },
  };
}

/** An application as administrators see it. The persons are made up. */
export function soeknadDetaljer(change: Partial<SoeknadDetaljer> = {}): SoeknadDetaljer {
  return {
    id: SOEKNAD_ID,
    fornavn: 'NORA',
    etternavn: 'FJELLVANG',
    ...{ stilling: APPLICATION.stilling, redaksjon: APPLICATION.redaksjon },
    foretrukketDomstol: APPLICATION.foretrukketDomstolId,
    søknadsDato: '2026-11-19T09:12:00+01:00',
    status: 0,
    kommentar: null,
    samtale: [],
    eposter: { rader: [], siden: '2026-05-26' },
    lagret: null,
    sluttdato: null,
    avslagBegrunnelse: null,
    behandlet: null,
    behandletAv: null,
    foretrukketDomstolNavn: 'Oslo tingrett',
    avslagSoeknadMal: 'Søknaden er avslått.',
    avslagsgrunner: [],
    avslaattFor: [],
    versjon: 1,
    soeknad: APPLICATION,
    redaksjonen: UKJENT_REDAKSJON,
    ...CONFIRMED,
    tidligereSoeknader: [],
    duplikater: [],
    ...change,
  };
}
