import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownSoeknadDetaljer, shownSoeknader } from '#tests/support/shown/soeknader.ts';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const heading = (page: Page) => page.getByRole('heading', { name: 'Søknader' }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const LIST = '/admin/soeknader?historikk=true';
const ONE = `/admin/soeknader/${shownSoeknadDetaljer().id}`;
const { soeknader, gyldigAdminbruker } = adminPaths;
const DETAILS = adminPaths.soeknad.href('');
/** The same call for every application: the last part of the path is the decision. */
const decision = (name: string) => `${adminPaths.soeknad.href(shownSoeknadDetaljer().id)}/${name}`;

const answers = {
  [gyldigAdminbruker.path]: { navn: 'Kari Lunde Moen' },
  [soeknader.path]: { soeknader: shownSoeknader(), totalt: 7 },
  [DETAILS]: shownSoeknadDetaljer(),
};
const state = (name: string, path: string, ready: PageState['ready'], changes: object = {}) => ({
  ...{ name: `admin, ${name}`, path, ready },
  answers: { ...answers, ...changes },
});

const LISTS: readonly PageState[] = [
  state('applications', LIST, text('Per-Kristian Tveit-Johannessen')),
  state('applications, many pages', `${LIST}&page=3`, text('21–30 av 312'), {
    [soeknader.path]: { soeknader: shownSoeknader(), totalt: 312 },
  }),
  state('applications, none', '/admin', text('Ingen treff på søknader.'), {
    [soeknader.path]: { soeknader: [], totalt: 0 },
  }),
  state('applications, under way', LIST, heading, { [soeknader.path]: NEVER }),
  state('applications, failed', LIST, text('Kunne ikke hente søknadene'), {
    [soeknader.path]: FAILS,
  }),
  state(
    'an application that was just decided',
    ONE,
    async (page) => {
      await press(page, 'Godkjenn');
      await page.getByText(/er godkjent\.$/).waitFor();
    },
    { [decision('godkjenn')]: {} },
  ),
];

const REVIEWS: readonly PageState[] = [
  state('review', ONE, text('Vurdering')),
  state('review, first of its kind', ONE, text('Ingen tidligere søknader'), {
    [DETAILS]: shownSoeknadDetaljer({ tidligereSoeknader: [], duplikater: [], bekreftelser: [] }),
  }),
  state('review, decided', ONE, text('Behandlet av'), {
    [DETAILS]: shownSoeknadDetaljer({
      ...{ status: 2, behandlet: '2026-11-20T10:30:00+01:00', behandletAv: 'Kari Lunde Moen' },
      avslagBegrunnelse: 'Søknaden er avslått.\n\nDu kan sende ny søknad.',
    }),
  }),
  state('review, at length', ONE, text('Vurdering'), {
    [DETAILS]: shownSoeknadDetaljer({
      fornavn: 'X'.repeat(80),
      kommentar: 'y'.repeat(400),
      soeknad: { ...shownSoeknadDetaljer().soeknad, begrunnelse: 'z'.repeat(600) },
    }),
  }),
  state(
    'review, on hold and approved',
    ONE,
    async (page) => {
      await press(page, 'Godkjenn');
      await page.getByText('Bruker som er satt på vent kan ikke godkjennes.').waitFor();
    },
    { [DETAILS]: shownSoeknadDetaljer({ status: 3 }) },
  ),
  state('review, rejecting', ONE, async (page) => {
    await press(page, 'Avvis');
    const dialog = page.getByRole('dialog', { name: 'Avslå søknad' });
    await dialog.getByLabel(/Begrunnelse/).fill('');
    await dialog.getByRole('button', { name: 'Avslå' }).click();
    await page.getByText('Du må oppgi en begrunnelse for avslag.').waitFor();
  }),
  state(
    'review, changed by another',
    ONE,
    async (page) => {
      await press(page, 'Lagre');
      await page.getByText('Søknaden er endret av en annen').waitFor();
    },
    {
      [decision('kommenter')]: new Refused(
        409,
        'application_changed',
        apiMessages.applicationChanged,
      ),
    },
  ),
  state('review, failed', ONE, text('Kunne ikke hente søknaden'), { [DETAILS]: FAILS }),
  state('review, unknown', ONE, text('Siden finnes ikke.'), {
    [DETAILS]: new Refused(404, 'not_found', apiMessages.notFound),
  }),
];

/** What administrators see of applications, and what others see. */
export const ADMIN_SOEKNADER_STATES: readonly PageState[] = [
  ...LISTS,
  ...REVIEWS,
  state('no administrator', '/admin', text(apiMessages.notAdmin), {
    [gyldigAdminbruker.path]: new Refused(403, 'not_admin', apiMessages.notAdmin),
  }),
  state('sign-in failed', '/admin/innlogging-feilet', text('Kunne ikke autentisere brukeren.')),
];
