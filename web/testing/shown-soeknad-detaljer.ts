import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { APPLICATION } from './soeknad.ts';

export const SOEKNAD_ID = '0b9a4c1e-5a44-4c1d-9a53-1f6f0f1c2d3e';

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
    sluttdato: null,
    avslagBegrunnelse: null,
    behandlet: null,
    behandletAv: null,
    foretrukketDomstolNavn: 'Oslo tingrett',
    avslagSoeknadMal: 'Søknaden er avslått.',
    versjon: 1,
    soeknad: APPLICATION,
    bekreftelser: [],
    tidligereSoeknader: [],
    duplikater: [],
    ...change,
  };
}
