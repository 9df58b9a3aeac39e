import { applyRoutes } from './features/access/apply.ts';
import { angreRoutes } from './features/access/angre.ts';
import { beholdTilgang } from './features/access/behold.ts';
import { decisionRoutes } from './features/access/decide.ts';
import { employerAnswerRoutes } from './features/access/employer.ts';
import { leaveRoutes } from './features/access/leave.ts';
import { ownInfoRoutes } from './features/access/own-info.ts';
import { ownSoeknadRoutes } from './features/access/own-soeknad.ts';
import { minSoeknadStatus } from './features/access/own-status.ts';
import { profileRoutes } from './features/access/profile.ts';
import { redaksjonRoutes } from './features/access/redaksjon.ts';
import { renewRoutes } from './features/access/renew.ts';
import { reviewListRoutes } from './features/access/review-list.ts';
import { reviewRoutes } from './features/access/review.ts';
import { klageRoutes } from './features/access/klage.ts';
import { klageSvarRoutes } from './features/access/klage-svar.ts';
import { samtaleRoutes } from './features/access/samtale.ts';
import { spoerIgjenRoutes } from './features/access/spoer-igjen.ts';
import { startvalgRoutes } from './features/access/startvalg.ts';
import { slettBrukerRoutes } from './features/access/slett-bruker.ts';
import { suspendRoutes } from './features/access/suspend.ts';
import { userRoutes } from './features/access/users.ts';
import { velgSpraak } from './features/access/velg-spraak.ts';
import { innsynRoutes } from './features/innsyn/innsyn.ts';
import { driftRoute } from './features/drift/drift.ts';
import { importRoutes } from './features/drift/importer.ts';
import { listeRoutes } from './features/drift/lister.ts';
import { retryRoutes } from './features/drift/retry.ts';
import { backchannelLogout } from './features/innlogging/backchannel-logout.ts';
import { maaling } from './features/maaling/maaling.ts';
import { signinRoutes } from './features/innlogging/signin.ts';
import { signout } from './features/innlogging/signout.ts';
import { redaksjonslisteRoutes } from './features/redaksjon/liste.ts';
import { redaksjonReadRoutes } from './features/redaksjon/read.ts';
import { slaaSammenRoutes } from './features/redaksjon/slaa-sammen.ts';
import { redaksjonWriteRoutes } from './features/redaksjon/write.ts';
import { mineVarslerRoutes } from './features/mine-varsler/mine-varsler.ts';
import { sendListeRoutes } from './features/redaksjon/send-liste.ts';
import { redaksjonSuspendRoutes } from './features/redaksjon/suspend.ts';
import { eksporterRevisjon } from './features/revisjon/csv.ts';
import { gjennomgangRoutes } from './features/revisjon/gjennomgang.ts';
import { visOrd } from './features/revisjon/ord.ts';
import { statistikkRoutes } from './features/statistikk/statistikk.ts';
import { visRevisjon } from './features/revisjon/revisjon.ts';
import { noticeRoutes } from './features/notices/list.ts';
import { abonnementRoutes } from './features/saker/abonnement/routes.ts';
import { noekkelRoutes } from './features/noekler/noekler.ts';
import { hentDagsliste } from './features/saker/courts/dagsliste.ts';
import { hentDekning } from './features/saker/courts/dekning.ts';
import { varslingRoutes } from './features/saker/courts/varsling.ts';
import { detailsRoutes } from './features/saker/shown/details.ts';
import { dokumentRoutes } from './features/saker/shown/dokumenter.ts';
import { hentDomstoler } from './features/saker/courts/domstoler.ts';
import { eksportRoutes } from './features/saker/eksport/route.ts';
import { favorittRoutes } from './features/saker/own/favoritter.ts';
import { lagredeSoekRoutes } from './features/saker/own/lagrede-soek.ts';
import { tellLagredeSoek } from './features/saker/own/lagrede-soek-antall.ts';
import { anslaaSoek } from './features/saker/own/soek-anslag.ts';
import { hentLagretSoekSiden } from './features/saker/own/lagret-soek-siden.ts';
import { hentIDag } from './features/saker/own/i-dag.ts';
import { hentMottak } from './features/saker/courts/mottak.ts';
import { notatRoutes } from './features/saker/own/notater.ts';
import { hentBerammingsliste } from './features/saker/search/search.ts';
import { hentSkjulteFavoritter } from './features/saker/shown/skjult.ts';
import { hentSoekeforslag } from './features/saker/suggest/route.ts';
import { live, ready } from './features/system/health.ts';
import { openapi } from './features/system/openapi.ts';
import { avslagsgrunnRoutes } from './features/maler/avslagsgrunner.ts';
import { epostmalRoutes } from './features/maler/epostmaler.ts';
import { withdrawRoutes } from './features/tilbaketrekking/routes.ts';
import { adminBannerRoutes, hentVarsel } from './features/banner/banner.ts';
import { stopRoutes } from './features/notices/stop.ts';
import { noticeChoiceRoutes } from './features/notices/choices.ts';
import type { Route } from './http/router.ts';
import { SIDES } from './session/side.ts';

/** The table of routes. The first that matches answers, so a list's path stands before `:id`. */
const service: readonly Route[] = [
  ...Object.values(SIDES).flatMap((side) => [
    ...signinRoutes(side),
    signout(side),
    backchannelLogout(side),
  ]),
  ...ownInfoRoutes,
  hentDomstoler,
  ...startvalgRoutes,
  hentVarsel,
  hentBerammingsliste,
  hentSoekeforslag,
  ...eksportRoutes,
  hentMottak,
  hentDekning,
  ...varslingRoutes,
  hentDagsliste,
  hentIDag,
  hentSkjulteFavoritter,
  ...favorittRoutes,
  ...notatRoutes,
  tellLagredeSoek,
  anslaaSoek,
  hentLagretSoekSiden,
  ...lagredeSoekRoutes,
  ...noticeChoiceRoutes,
  ...stopRoutes,
  ...noticeRoutes,
  ...abonnementRoutes,
  ...detailsRoutes,
  ...dokumentRoutes,
  ...applyRoutes,
  minSoeknadStatus,
  ...ownSoeknadRoutes,
  ...profileRoutes,
  velgSpraak,
  ...leaveRoutes,
  ...innsynRoutes,
  ...noekkelRoutes,
  ...renewRoutes,
  ...employerAnswerRoutes,
  ...redaksjonslisteRoutes,
  // Before what has an id in the place of a word.
  ...reviewListRoutes,
  ...reviewRoutes,
  ...decisionRoutes,
  ...angreRoutes,
  ...spoerIgjenRoutes,
  ...klageRoutes,
  ...klageSvarRoutes,
  ...samtaleRoutes,
  ...userRoutes,
  ...slettBrukerRoutes,
  ...suspendRoutes,
  ...redaksjonRoutes,
  ...redaksjonReadRoutes,
  ...redaksjonWriteRoutes,
  ...slaaSammenRoutes,
  beholdTilgang,
  ...mineVarslerRoutes,
  ...redaksjonSuspendRoutes,
  ...sendListeRoutes,
  ...adminBannerRoutes,
  ...avslagsgrunnRoutes,
  ...epostmalRoutes,
  ...withdrawRoutes,
  visRevisjon,
  eksporterRevisjon,
  visOrd,
  ...gjennomgangRoutes,
  ...statistikkRoutes,
  driftRoute,
  ...importRoutes,
  ...listeRoutes,
  ...retryRoutes,
  maaling,
  live,
  ready,
];

/** Every call of the service. */
export const routes: readonly Route[] = [...service, openapi(service)];
