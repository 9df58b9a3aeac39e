import { hentBerammingsliste } from './features/berammingsliste/hent-berammingsliste.ts';
import { brukerInfo, soeknadInfo } from './features/bruker/info.ts';
import { hentDokument } from './features/dokumenter/hent-dokument.ts';
import { hentDomstoler, standardDomstol } from './features/domstoler/domstoler.ts';
import { endreFavoritt } from './features/favoritter/endre-favoritt.ts';
import { hentFavoritter } from './features/favoritter/hent-favoritter.ts';
import { callback } from './features/innlogging/callback.ts';
import { signin } from './features/innlogging/signin.ts';
import { signout } from './features/innlogging/signout.ts';
import { hentSaksdetaljer } from './features/saksdetaljer/hent-saksdetaljer.ts';
import { live, ready } from './features/system/health.ts';
import { openapi } from './features/system/openapi.ts';
import { hentVarsel } from './features/varsel/hent-varsel.ts';
import type { Route } from './http/route.ts';

const service: readonly Route[] = [
  signin,
  callback,
  signout,
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
  live,
  ready,
];

/** Every call of the service. */
export const routes: readonly Route[] = [...service, openapi(service)];
