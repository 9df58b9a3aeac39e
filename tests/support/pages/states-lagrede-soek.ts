import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import {
  shownAntall,
  shownLagredeSoek,
  shownNoticeChoices,
} from '#tests/support/shown/lagrede-soek.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const { lagredeSoek, lagredeSoekAntall, lagretSoekVarsle, soekAnslag, varsling } = pressePaths;
const SEARCH = '/?domstolid=alle&fraDato=2026-11-21&tilDato=2026-12-20&query=narkotika';

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const dialog = async (page: Page) => page.getByRole('dialog').waitFor();

const state = (name: string, ready: PageState['ready'], answers: object = {}): PageState => ({
  name: `saved searches, ${name}`,
  path: '/lagrede-sok',
  answers: {
    [lagredeSoek.path]: shownLagredeSoek,
    [lagredeSoekAntall.path]: shownAntall,
    ...answers,
  },
  ready,
});
const saving = (
  name: string,
  ready: PageState['ready'],
  more: Partial<PageState> = {},
): PageState => ({
  name: `search, saving, ${name}`,
  path: SEARCH,
  answers: { [lagredeSoek.path]: [] },
  ...more,
  ready: async (page) => {
    await press('Lagre søket')(page);
    await dialog(page);
    await ready(page);
  },
});

async function save(page: Page): Promise<void> {
  await page.route(`**${lagredeSoek.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { id: 9 } }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
}

/** The page of saved searches, and the dialog that saves one. */
export const LAGREDE_SOEK_STATES: readonly PageState[] = [
  state('some', text('12 nye')),
  state('being counted', text('Teller …'), { [lagredeSoekAntall.path]: NEVER }),
  state('not counted', text('Vi fikk ikke talt treffene i alle søkene.'), {
    [lagredeSoekAntall.path]: FAILS,
  }),
  state('none', text(/Du har ingen lagrede søk/), { [lagredeSoek.path]: [] }),
  state('failed', text('Kunne ikke hente de lagrede søkene dine'), { [lagredeSoek.path]: FAILS }),
  state(
    'under way',
    (page) => page.getByText('Henter lagrede søk').waitFor({ state: 'attached' }),
    { [lagredeSoek.path]: NEVER },
  ),
  state('told where e-mails go', text('Varsler sendes til silje.haugnes@fjordtidende.example.')),
  state('whose e-mails were refused', text(/e-postadressen din ikke tar imot dem/), {
    [varsling.path]: { ...shownNoticeChoices, stans: 'avvist' },
  }),
  state('choosing when to be told', async (page) => {
    await page.getByRole('button', { name: /Varsle meg om Narkotika/ }).click();
    await page.getByRole('option', { name: 'Hver uke, mandag kl. 07:00' }).waitFor();
  }),
  state(
    'a choice that is not stored',
    async (page) => {
      await page.getByRole('button', { name: /Varsle meg om Narkotika/ }).click();
      await page.getByRole('option', { name: 'Hver uke, mandag kl. 07:00' }).click();
      await text(/Valget er ikke lagret/)(page);
    },
    { [lagretSoekVarsle.href('1')]: FAILS },
  ),
  state('renaming', async (page) => {
    await press('Endre Narkotika i Oslo')(page);
    await page.getByRole('dialog', { name: 'Endre lagret søk' }).waitFor();
  }),
  state('deleting', async (page) => {
    await press('Slett Narkotika i Oslo')(page);
    await page.getByText('Vil du slette «Narkotika i Oslo»?').waitFor();
  }),
  saving('the form', text('Søket ville gitt ca. 4 treff i uken.')),
  saving('of which few hits come', text('Søket ville gitt mindre enn ett treff i uken.'), {
    answers: { [lagredeSoek.path]: [], [soekAnslag.path]: { treff: 3 } },
  }),
  saving('while its hits are counted', text('Varsle meg'), {
    answers: { [lagredeSoek.path]: [], [soekAnslag.path]: NEVER },
  }),
  saving(
    'in the place of another',
    async (page) => {
      await page.getByText('Flere valg').click();
      await text('Lagre som')(page);
      await text('Neste 30 dager, fra den dagen du åpner søket')(page);
    },
    { answers: { [lagredeSoek.path]: shownLagredeSoek } },
  ),
  saving('refused', async (page) => {
    const errors = { navn: ['Du har allerede et lagret søk med dette navnet.'] };
    const { status, json } = new Refused(400, 'validation', 'Noe må rettes.', errors);
    await page.route(`**${lagredeSoek.path}`, (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: 'Lagre', exact: true }).click();
    await text('Du har allerede et lagret søk med dette navnet.')(page);
  }),
  saving('done', async (page) => {
    await save(page);
    await page.getByRole('button', { name: 'Endre', exact: true }).first().waitFor();
  }),
  saving(
    'done while e-mails are stopped',
    async (page) => {
      await save(page);
      await text('Innstillinger for varsler')(page);
    },
    {
      answers: {
        [lagredeSoek.path]: [],
        [varsling.path]: { ...shownNoticeChoices, stans: 'stoppet' },
      },
    },
  ),
  saving('nothing is asked for', text(/Søket tar med alle saker/), {
    path: SEARCH.replace('&query=narkotika', ''),
  }),
];
