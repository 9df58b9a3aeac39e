import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Bekreftelse, SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { angreMessages } from '#domain/angre.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import {
  changeEndDate,
  changedByAnother,
  decision,
  lastDecision,
  ONE,
  press,
} from './soeknad-acts.ts';
import type { PageState } from './state.ts';
import {
  shownSoeknadDetaljer,
  shownSoeknader,
  shownSoeknaderPage,
} from '#tests/support/shown/soeknader.ts';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const heading = (page: Page) => page.getByRole('heading', { name: 'Søknader' }).waitFor();
const panel = (page: Page) => page.getByRole('heading', { name: 'Vurdering' }).waitFor();
const LIST = '/admin/soeknader?vis=alle&historikk=true';
const { soeknader, soeknadKoe, gyldigAdminbruker } = adminPaths;
const DETAILS = adminPaths.soeknad.href('');
const answers = {
  [gyldigAdminbruker.path]: { navn: 'Kari Lunde Moen' },
  [soeknader.path]: shownSoeknaderPage(),
  [DETAILS]: shownSoeknadDetaljer(),
};
const state = (name: string, path: string, ready: PageState['ready'], changes: object = {}) => ({
  ...{ name: `admin, ${name}`, path, ready },
  answers: { ...answers, ...changes },
});

const LISTS: readonly PageState[] = [
  state('applications', LIST, text('Per-Kristian Tveit-Johannessen')),
  state('applications, ready', '/admin', text('7 søknader er klare til avgjørelse')),
  state('applications, many pages', `${LIST}&page=3&pageSize=10`, text('21–30 av 312'), {
    [soeknader.path]: shownSoeknaderPage(undefined, 312),
  }),
  state('applications, none ready', '/admin', text('Ingen søknader er klare til avgjørelse.'), {
    [soeknader.path]: shownSoeknaderPage([]),
  }),
  state('applications, none found', `${LIST}&sok=x`, text('Ingen treff på søknader.'), {
    [soeknader.path]: shownSoeknaderPage([]),
  }),
  state(
    'applications, the oldest could not be opened',
    '/admin',
    async (page) => {
      await press(page, 'Behandle den eldste først');
      await page.getByRole('alert').waitFor();
    },
    { [soeknadKoe.path]: FAILS },
  ),
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

/** The queue that the application is the third of. */
const QUEUE = [0, 1, 6, 2, 3, 4].map((index) => shownSoeknader()[index]!.id);
const [QUESTION] = shownSoeknadDetaljer().bekreftelser as [Bekreftelse];
const WAITING = {
  [DETAILS]: shownSoeknadDetaljer({
    bekreftelser: [{ ...QUESTION, svar: null, svart: null }],
    arbeidsgiver: { svar: 'venter', spurt: QUESTION.spurt, svart: null },
  }),
};

const DECIDED: Partial<SoeknadDetaljer> = {
  status: 1,
  behandlet: '2026-11-20T10:30:00+01:00',
  behandletAv: 'Kari Lunde Moen',
};
const UNDOABLE = {
  [DETAILS]: shownSoeknadDetaljer({ ...DECIDED, angresFoer: '2026-11-20T10:40:00+01:00' }),
};
const REVIEWS: readonly PageState[] = [
  state('review', ONE, panel),
  state('review, first of its kind', ONE, text('Ingen tidligere søknader'), {
    [DETAILS]: shownSoeknadDetaljer({ tidligereSoeknader: [], duplikater: [], bekreftelser: [] }),
  }),
  state('review, decided, in a queue', `${ONE}?koe=klare`, text('Behandlet av Kari Lunde Moen'), {
    [soeknadKoe.path]: { ider: QUEUE },
    [DETAILS]: shownSoeknadDetaljer({
      ...{ status: 1, behandlet: '2026-11-20T10:30:00+01:00', behandletAv: 'Kari Lunde Moen' },
    }),
  }),
  state('review, decided', ONE, text('Behandlet av'), {
    [DETAILS]: shownSoeknadDetaljer({
      ...{ status: 2, behandlet: '2026-11-20T10:30:00+01:00', behandletAv: 'Kari Lunde Moen' },
      avslagBegrunnelse: 'Søknaden er avslått.\n\nDu kan sende ny søknad.',
    }),
  }),
  state('review, decided, can be undone', ONE, text('E-posten sendes kl. 10:40.'), UNDOABLE),
  state('review, the last decision can be undone', ONE, lastDecision, UNDOABLE),
  state(
    'review, the last decision is undone',
    ONE,
    async (page) => {
      await lastDecision(page);
      await press(page, 'Angre');
      await page.getByText(/er angret\. Den venter igjen\./).waitFor();
    },
    { ...UNDOABLE, [decision('angre')]: {} },
  ),
  state(
    'review, taking it up again',
    ONE,
    async (page) => {
      await press(page, 'Ta opp igjen …');
      const dialog = page.getByRole('dialog', { name: 'Ta opp igjen søknaden?' });
      await dialog.getByRole('button', { name: 'Ta opp igjen' }).click();
      await page.getByText(angreMessages.reason).first().waitFor();
    },
    { [DETAILS]: shownSoeknadDetaljer({ ...DECIDED, kanTasOppIgjen: true }) },
  ),
  state('review, at length', ONE, panel, {
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
  state('review, rejecting for two reasons', ONE, async (page) => {
    await page.getByRole('heading', { name: 'Vurdering' }).waitFor();
    await press(page, 'Avvis');
    await page.getByRole('dialog', { name: 'Avslå søknad' }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Noe annet.');
    await page.getByLabel(/^Har allerede tilgang/).click();
    await page.getByText('Du har endret begrunnelsen.').waitFor();
  }),
  state('review, rejecting', ONE, async (page) => {
    await press(page, 'Avvis');
    const dialog = page.getByRole('dialog', { name: 'Avslå søknad' });
    await dialog.getByLabel(/Begrunnelse/).fill('');
    await dialog.getByRole('button', { name: 'Avslå' }).click();
    await page.getByText('Du må oppgi en begrunnelse for avslag.').waitFor();
  }),
  state('review, changed by another', ONE, async (page) => {
    await page.getByRole('textbox', { name: 'Kommentar' }).fill('Redaktøren ringte i går.');
    await changeEndDate(page, '02');
    await changedByAnother(page);
    await press(page, 'Lagre');
    await page.getByRole('radio', { name: /^Begge/ }).waitFor();
    await page.getByRole('radiogroup', { name: 'Hvilken sluttdato skal gjelde?' }).waitFor();
  }),
  state('review, somebody else looks', ONE, text('Torbjørn Lysvåg ser på denne'), {
    [decision('ser-paa')]: {
      andre: [{ navn: 'Torbjørn Lysvåg', siden: '2026-11-20T08:07:00+01:00' }],
      siste: 3,
    },
  }),
  state('review, an empty comment', ONE, async (page) => {
    await press(page, 'Legg til');
    await page.getByText('Skriv en kommentar først.').waitFor();
  }),
  state('review, third of a queue', `${ONE}?koe=klare`, text('3 av 6'), {
    [soeknadKoe.path]: { ider: QUEUE },
  }),
  state('review, with the menu open', ONE, async (page) => {
    await press(page, 'Meny');
    await page.getByRole('button', { name: 'Hurtigtaster' }).waitFor();
  }),
  state('review, waiting for the employer', ONE, text('Arbeidsgiver har ikke svart'), WAITING),
  state('review, denied by the employer', ONE, text('Avkreftet av arbeidsgiver'), {
    [DETAILS]: shownSoeknadDetaljer({
      bekreftelser: [{ ...QUESTION, svar: 'avkreftet', melding: 'Hun er ikke ansatt her.' }],
      arbeidsgiver: { svar: 'avkreftet', spurt: QUESTION.spurt, svart: QUESTION.svart },
    }),
  }),
  state(
    'review, approving without a confirmation',
    ONE,
    async (page) => {
      await press(page, 'Godkjenn');
      await page.getByRole('dialog', { name: 'Godkjenne uten bekreftelse?' }).waitFor();
      await press(page, 'Godkjenn uten bekreftelse');
      await page.getByText('Du må oppgi hvorfor søknaden kan godkjennes.').waitFor();
    },
    WAITING,
  ),
  state(
    'review, correcting the contact person',
    ONE,
    async (page) => {
      await press(page, 'Bytt kontaktperson');
      const dialog = page.getByRole('dialog', { name: 'Bytt kontaktperson' });
      await dialog.getByLabel(/E-post/).fill('ikke en adresse');
      await press(page, 'Lagre og send forespørsel');
      await dialog.getByText('Ugyldig e-post.').first().waitFor();
    },
    WAITING,
  ),
  state('review, comparing', ONE, async (page) => {
    await page.getByRole('button', { name: /^Sammenlign/ }).click();
    await page.getByRole('columnheader', { name: 'Den andre' }).waitFor();
  }),
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
