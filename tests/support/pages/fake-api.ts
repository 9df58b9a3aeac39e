import type { Page, Route } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { arbeidsgiverPaths, pressePaths } from '#contract/paths.ts';
import { manyHits, shownDetails, everyKindOfSak } from '#tests/support/shown/cases.ts';
import { shownBehov, shownProfil, shownReautentisering } from '#tests/support/shown/profil.ts';

type Answer = unknown;

/** What the calls answer when a state does not say otherwise. */
const USUAL: Readonly<Record<string, Answer>> = {
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
  [pressePaths.standardDomstol.path]: { domstolId: 'alle' },
  [pressePaths.varsel.path]: {
    content: JSON.stringify({
      message: 'Søket oppdateres søndag 22. november kl. 06:00–08:00.',
      purpose: 'warning',
    }),
  },
  [pressePaths.berammingsliste.path]: manyHits(12, 128),
  [pressePaths.favoritter.path]: everyKindOfSak.map((sak) => ({ ...sak, isFavoritt: true })),
  '/api/presse/saksdetaljer': shownDetails(),
  [pressePaths.profil.path]: shownProfil(),
  [pressePaths.reautentisering.path]: shownReautentisering(),
  [arbeidsgiverPaths.behov.href('')]: shownBehov(),
  [adminPaths.gyldigAdminbruker.path]: { navn: 'Astrid Domsland' },
};

/** A call that is never answered, and one that fails. */
export const NEVER = Symbol('never');
export const FAILS = Symbol('fails');

/** A call that is refused, for a reason of bff/http/errors.ts. */
export class Refused {
  readonly status: number;
  readonly json: object;

  constructor(status: number, id: string, message: string, errors: object = {}) {
    this.status = status;
    this.json = { id, message, errors };
  }
}

/** Answers every call of the page from `changes`, else as usual; the server is only asked for the page itself. */
export async function answerCalls(
  page: Page,
  changes: Readonly<Record<string, Answer>> = {},
): Promise<void> {
  const answers = { ...USUAL, ...changes };
  await page.route(/\/api\/(presse|arbeidsgiver|admin)\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = Object.keys(answers)
      .filter((known) => pathname.startsWith(known))
      .sort((a, b) => b.length - a.length)[0];
    return answer(route, path ? answers[path] : FAILS);
  });
}

async function answer(route: Route, body: Answer): Promise<void> {
  if (body === NEVER) return;
  if (body === FAILS) {
    const json = { id: 'internal', message: 'En ukjent feil oppsto.', errors: {} };
    await route.fulfill({ status: 500, json });
    return;
  }
  if (body instanceof Refused) {
    await route.fulfill({ status: body.status, json: body.json });
    return;
  }
  // The page takes its clock from the answers.
  const date = new Date('2026-11-21T11:00:00Z').toUTCString();
  await route.fulfill({ json: body, headers: { date } });
}
