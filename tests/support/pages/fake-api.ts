import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownRedaksjonsliste } from '#tests/support/shown/redaksjonsliste.ts';
import { arbeidsgiverPaths, pressePaths, redaksjonPaths } from '#contract/paths.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { shownNoticeChoices } from '#tests/support/shown/lagrede-soek.ts';
import { manyHits, shownDetails, everyKindOfSak } from '#tests/support/shown/cases.ts';
import { shownIDag } from '#tests/support/shown/i-dag.ts';
import { shownNotices } from '#tests/support/shown/notices.ts';
import { shownNotater } from '#tests/support/shown/notater.ts';
import { shownSoeknadDetaljer } from '#tests/support/shown/soeknader.ts';
import { shownBruker } from '#tests/support/shown/bruker.ts';
import { shownStatus } from '#tests/support/shown/soeknad-status.ts';
import { shownBehov, shownProfil, shownReautentisering } from '#tests/support/shown/profil.ts';

type Answer = unknown;
/** Answers by path. A path also answers what is below it; the longest path wins. */
export type Answers = Readonly<Record<string, Answer>>;

/** Nobody else has the page open. */
const NOBODY_ELSE = { andre: [], siste: 0 };

/** What the calls answer when a state does not say otherwise. */
const USUAL: Answers = {
  [pressePaths.brukerInfo.path]: { erGyldigPressebruker: true, fornavn: 'Silje' },
  [pressePaths.soeknadInfo.path]: {
    navn: 'Silje Haugnes',
    erGyldigBruker: true,
    brukerHarAktivSoeknad: false,
  },
  [pressePaths.domstoler.path]: [
    { id: 'TOSL', navn: 'Oslo tingrett' },
    { id: 'TSOS', navn: 'Søndre Østfold tingrett' },
  ],
  [pressePaths.standardDomstol.path]: { domstolId: 'alle', mineDomstoler: [], startside: 'i-dag' },
  [pressePaths.varsel.path]: {
    content: JSON.stringify({
      message: 'Søket oppdateres søndag 22. november kl. 06:00–08:00.',
      purpose: 'warning',
    }),
  },
  [pressePaths.berammingsliste.path]: manyHits(everyKindOfSak.length, 128),
  [pressePaths.favoritter.path]: everyKindOfSak.map((sak) => ({
    ...{ ...sak, isFavoritt: true, endringer: [] },
  })),
  [pressePaths.iDag.path]: shownIDag,
  [pressePaths.skjulteFavoritter.path]: [],
  [pressePaths.lagredeSoek.path]: [],
  [pressePaths.lagredeSoekAntall.path]: [],
  [pressePaths.soekAnslag.path]: { treff: 47 },
  [pressePaths.varsling.path]: shownNoticeChoices,
  [pressePaths.noekler.path]: [],
  [pressePaths.nytt.path]: shownNotices,
  [pressePaths.nyttAntall.path]: { uleste: 4 },
  [pressePaths.nyttLest.path]: {},
  '/api/presse/saksdetaljer': shownDetails(),
  [pressePaths.notat.href('')]: { tekst: '', merker: [], versjon: 0, endret: null },
  [pressePaths.notater.path]: shownNotater,
  [pressePaths.minSoeknadStatus.path]: shownStatus(),
  [pressePaths.profil.path]: shownProfil(),
  [pressePaths.reautentisering.path]: shownReautentisering(),
  [arbeidsgiverPaths.behov.href('')]: shownBehov(),
  [redaksjonPaths.liste.href('')]: shownRedaksjonsliste(),
  [adminPaths.gyldigAdminbruker.path]: { navn: 'Astrid Domsland' },
  [adminPaths.soeknadSerPaa.href(shownSoeknadDetaljer().id)]: NOBODY_ELSE,
  [adminPaths.brukerSerPaa.href(shownBruker().id)]: NOBODY_ELSE,
};

/** A call that is never answered, and one that fails. */
export const NEVER = Symbol('never');
export const FAILS = Symbol('fails');

/** A call that is refused, for a reason of bff/http/errors.ts. */
export class Refused {
  readonly status: number;
  readonly json: object;

  constructor(
    status: number,
    id: string,
    message: string,
    errors: object = {},
    more: { readonly skjultSak?: SkjultSak; readonly naa?: unknown } = {},
  ) {
    this.status = status;
    this.json = { id, message, errors, ...more };
  }
}

const CALL = /^\/api\/(presse|arbeidsgiver|redaksjon|admin|varsling)\//;

/** Answers a call of the page from `changes`, else as usual. Says whether the request was a call. */
export function answerCall(
  changes: Answers,
  request: IncomingMessage,
  response: ServerResponse,
  translate: (json: string) => string = (json) => json,
): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!CALL.test(pathname)) return false;
  const answers = { ...USUAL, ...changes };
  const path = Object.keys(answers)
    .filter((known) => pathname.startsWith(known))
    .sort((a, b) => b.length - a.length)[0];
  const answer = path ? answers[path] : FAILS;
  if (answer !== NEVER) send(response, answer, translate);
  return true;
}

function send(response: ServerResponse, answer: Answer, translate: (json: string) => string): void {
  const { status, json } =
    answer === FAILS
      ? new Refused(500, 'internal', 'En ukjent feil oppsto.')
      : answer instanceof Refused
        ? answer
        : { status: 200, json: answer };
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    // As the service: a browser keeps a 410 else.
    'Cache-Control': 'no-store',
    // The page takes its clock from the answers.
    Date: new Date('2026-11-21T11:00:00Z').toUTCString(),
  });
  response.end(translate(JSON.stringify(json)));
}
