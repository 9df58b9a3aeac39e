import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { shownBeslektede, shownDetails } from '#tests/support/shown/cases.ts';
import { shownNoticeChoices } from '#tests/support/shown/lagrede-soek.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const CASE = '/beramming/S1';
const DETAILS = pressePaths.saksdetaljer.href('');

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const onCase = (name: string, answer: unknown, ready: PageState['ready'], path = CASE) => ({
  name: `case, ${name}`,
  path,
  answers: { [DETAILS]: answer },
  ready,
});

/** Hearings on three days, the first of which is over. */
const trial = (days: readonly number[]): Saksdetaljer['møteliste'] =>
  days.map((day) => ({
    start: `2026-11-${day}T09:00:00+01:00`,
    slutt: `2026-11-${day}T15:30:00+01:00`,
    sal: 'Sal 618',
    rettsalAdresse: 'C.J. Hambros plass 4, Oslo',
    rettsmøteType: 'Hovedforhandling',
    begrensninger: day === 24 ? ['lukkedeDoerer'] : [],
  }));
const tidspunkt = '2026-11-12T08:00:00+01:00';
const tid = (day: number, sal: string) => ({
  ...{ start: `2026-11-${day}T09:00:00+01:00`, slutt: `2026-11-${day}T15:30:00+01:00` },
  ...{ sal, rettsalAdresse: null },
});
const [fil] = shownDetails().tiltale.filer;
/** As seen on Saturday 21 November 2026, 12:00. */
const shownTrial = (change: Partial<Saksdetaljer> = {}) =>
  shownDetails({
    parter: 'Påtalemyndigheten (Oslo politidistrikt) mot Torvald Ekrehaugen og Siril Mosvangen',
    møteliste: trial([19, 20, 24, 25]),
    startdato: '2026-11-19T09:00:00+01:00',
    sluttdato: '2026-11-25T15:30:00+01:00',
    navnSkjules: '2026-12-09T15:30:00+01:00',
    endret: '2026-11-19T14:20:00+01:00',
    tiltale: {
      utgaaetFil: false,
      filer: ['Tiltale', 'Tilleggstiltale'].map((tittel) => ({
        ...fil!,
        ...{ tittel, filNavn: `${tittel}.pdf`, tilgjengeligTil: '2027-02-25T15:30:00+01:00' },
      })),
    },
    // One that goes soon, and one that does not.
    avgjorelse: {
      utgaaetFil: false,
      filer: ['2026-11-23', '2027-02-10'].map((end) => ({
        ...fil!,
        ...{ tittel: 'Kjennelse', filNavn: `${end}.pdf` },
        tilgjengeligTil: `${end}T00:00:00+01:00`,
      })),
    },
    endringer: [
      { slag: 'flyttet', tidspunkt, fra: tid(20, 'Sal 250'), til: tid(24, 'Sal 618') },
      { slag: 'tiltale', tidspunkt, tittel: 'Tilleggstiltale' },
      {
        slag: 'dommer',
        tidspunkt,
        fra: 'Tingrettsdommer Aud Prøve',
        til: 'Tingrettsdommer Sigrid Eksempel',
      },
    ],
    harEldreEndringer: true,
    beslektede: [...shownBeslektede],
    ...change,
  });

/** The browser lets the page copy, or does not. */
async function copying(page: Page, lets: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Kopier referanse' });
  await button.waitFor();
  await page.evaluate((isLet) => {
    navigator.clipboard.writeText = () => (isLet ? Promise.resolve() : Promise.reject(new Error()));
  }, lets);
  await button.click();
  await page.getByText(lets ? /^Kopiert: / : /^Nettleseren lot oss ikke/).waitFor();
}

async function follow(page: Page, answer: { status?: number; json: object }): Promise<void> {
  await page.route(`**${pressePaths.lagredeSoek.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Følg sal 2 i Søndre Østfold tingrett' }).click();
}

/** Every state of the page of a case. What the court has hidden or restricted: states-skjult.ts. */
export const SAK_STATES: readonly PageState[] = [
  { name: 'case', path: CASE, ready: text('Dager avsatt i retten') },
  onCase('next hearing, related cases', shownTrial(), text('Neste rettsmøte, om 3 dager')),
  {
    name: 'case, one of the hits',
    path: '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21&query=vold',
    answers: { [DETAILS]: shownTrial() },
    ready: async (page) => {
      const hits = page.getByRole('table', { name: /^Antall treff/ });
      await hits.locator('[data-column="saksnr"] a').first().click();
      await page.getByText(/^Treff 1 av /).waitFor();
    },
  },
  {
    name: 'case, reference copied',
    path: CASE,
    ready: (page) => copying(page, true),
  },
  {
    name: 'case, reference not copied',
    path: CASE,
    ready: (page) => copying(page, false),
  },
  onCase('hearing going on', shownTrial({ møteliste: trial([20, 21, 24]) }), text('Pågår nå')),
  onCase(
    'its parties asked for',
    shownDetails({ parter: null, parterStatus: 2, navnSkjules: null }),
    (page) => page.locator('#parter[data-target]').waitFor(),
    `${CASE}#parter`,
  ),
  {
    name: 'case, parties open',
    path: CASE,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Vis alle parter' }).click();
      await page.getByRole('dialog', { name: 'Parter' }).waitFor();
    },
  },
  onCase(
    'without hearings',
    shownDetails({
      ...{ møteliste: [], startdato: null, sluttdato: null },
      ...{ parter: null, parterStatus: 3, navnSkjules: null, erHentetFraSakApi: true },
      beskrivelse: 'Ikke berammet. Saken er hentet fra domstolens saksregister.',
    }),
    text('Saken har ingen rettsmøter'),
    '/beramming/saksnummer/26-150733MED-TROG/TLIL',
  ),
  onCase('under way', NEVER, text('Henter saken')),
  onCase('failed', FAILS, text('Kunne ikke hente berammingsdetaljer')),
  onCase(
    'gone',
    new Refused(404, 'not_found', 'Fant ikke det du ba om.'),
    text('Saken finnes ikke'),
  ),
  {
    name: 'case, following a room',
    path: CASE,
    ready: async (page) => {
      await follow(page, { json: { id: 9 } });
      await text('Du følger sal 2 i Søndre Østfold tingrett.')(page);
    },
  },
  {
    name: 'case, whose room could not be followed',
    path: CASE,
    ready: async (page) => {
      // In the words of both languages.
      const message = 'Maks. 50 søk.';
      await follow(page, { status: 409, json: { id: 'lagrede_soek_full', message, errors: {} } });
      await text(message)(page);
    },
  },
  {
    name: 'case, judge followed already',
    path: CASE,
    answers: {
      [pressePaths.lagredeSoek.path]: [
        {
          ...{ id: 1, navn: 'Eksempel', periode: null, ugyldig: null, varsle: 'daglig' },
          soek: 'domstolid=TSOS&isAdvancedSearch=true&dommer=%22Sigrid+Eksempel%22',
          lagret: '2026-09-02T10:00:00+02:00',
        },
      ],
    },
    ready: text('Følges'),
  },
  {
    name: 'case, first star',
    path: CASE,
    answers: {
      [pressePaths.varsling.path]: {
        ...shownNoticeChoices,
        favoritter: 'aldri',
        favoritterValgt: false,
      },
      '/api/presse/legg-til-favoritt': {},
      '/api/presse/slett-favoritt': {},
    },
    ready: async (page) => {
      const star = page.getByRole('button', { name: /favoritt/ }).first();
      await star.click();
      if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
      await text('Du får beskjed om endringer på Nytt.')(page);
    },
  },
  { name: 'case, no id', path: '/beramming', ready: text('Kunne ikke finne saksdetaljer') },
];
