import { gyldigAdminbruker } from './features/admin-bruker/gyldig-adminbruker.ts';
import { adminBrukere } from './features/admin-brukere/index.ts';
import { adminSoeknader } from './features/admin-soeknader/index.ts';
import { adminVarsel } from './features/admin-varsel/index.ts';
import { behov } from './features/arbeidsgiver/behov.ts';
import { hentBerammingsliste } from './features/berammingsliste/hent-berammingsliste.ts';
import { brukerInfo, soeknadInfo } from './features/bruker/info.ts';
import { hentDokument } from './features/dokumenter/hent-dokument.ts';
import { hentDomstoler, standardDomstol } from './features/domstoler/domstoler.ts';
import { drift } from './features/drift/index.ts';
import { endreFavoritt } from './features/favoritter/endre-favoritt.ts';
import { hentFavoritter } from './features/favoritter/hent-favoritter.ts';
import { innlogging } from './features/innlogging/index.ts';
import { hentProfil } from './features/profil/hent-profil.ts';
import { redigerMinArbeidsgiver } from './features/profil/rediger-min-arbeidsgiver.ts';
import { redigerOmMeg } from './features/profil/rediger-om-meg.ts';
import { slettProfil } from './features/profil/slett-profil.ts';
import { hentReautentisering } from './features/reautentisering/hent-reautentisering.ts';
import { oppdaterProfil } from './features/reautentisering/oppdater-profil.ts';
import { slettProfilVedReautentisering } from './features/reautentisering/slett-profil.ts';
import { revisjon } from './features/revisjon/index.ts';
import { hentSaksdetaljer } from './features/saksdetaljer/hent-saksdetaljer.ts';
import { minSoeknad } from './features/soeknad/min-soeknad.ts';
import { registrerSoeknad } from './features/soeknad/registrer-soeknad.ts';
import { live, ready } from './features/system/health.ts';
import { openapi } from './features/system/openapi.ts';
import { hentVarsel } from './features/varsel/hent-varsel.ts';
import type { Route } from './http/route.ts';

const service: readonly Route[] = [
  ...innlogging,
  brukerInfo,
  soeknadInfo,
  hentDomstoler,
  standardDomstol,
  hentVarsel,
  hentBerammingsliste,
  hentFavoritter,
  ...endreFavoritt,
  ...hentSaksdetaljer,
  ...hentDokument,
  registrerSoeknad,
  minSoeknad,
  hentProfil,
  redigerOmMeg,
  redigerMinArbeidsgiver,
  slettProfil,
  hentReautentisering,
  oppdaterProfil,
  slettProfilVedReautentisering,
  ...behov,
  gyldigAdminbruker,
  ...adminSoeknader,
  ...adminBrukere,
  ...adminVarsel,
  ...revisjon,
  ...drift,
  live,
  ready,
];

/** Every call of the service. */
export const routes: readonly Route[] = [...service, openapi(service)];
