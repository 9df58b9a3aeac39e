import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths, redaksjonPaths } from '#contract/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { redaksjonMessages } from '#domain/redaksjon.ts';
import { shownRedaksjon } from '#tests/support/shown/redaksjoner.ts';
import { shownRedaksjonsliste } from '#tests/support/shown/redaksjonsliste.ts';
import { Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const LISTE = redaksjonPaths.side.href('et-token');
const liste = redaksjonPaths.liste.href('');
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const refused = (status: number, id: string, message: string) => ({
  [liste]: new Refused(status, id, message),
});

/** The editor's page, which needs no sign-in. */
const EDITOR: readonly PageState[] = [
  { name: 'editor, asked', path: LISTE, ready: text('Svarfrist') },
  {
    name: 'editor, asked at length',
    path: LISTE,
    answers: {
      [liste]: shownRedaksjonsliste({
        redaksjon: 'Graverjournalistikkredaksjonssekretariatet',
        personer: [
          {
            ...{ merke: 'a', navn: 'Åse-Kristine Nygårdshaug Bjørnstad-Østerdalen' },
            stilling: 'x'.repeat(200),
          },
        ],
      }),
    },
    ready: text('Svarfrist'),
  },
  {
    name: 'editor, asked twice',
    path: LISTE,
    ready: async (page) => {
      await page.getByRole('checkbox', { name: /Pål Skjerdal/ }).check();
      await page.getByText('1 er merket.').waitFor();
      await press(page, 'Bekreft listen');
      await page.getByText('Svaret kan ikke endres her etterpå.').waitFor();
    },
  },
  {
    name: 'editor, receipt',
    path: LISTE,
    ready: async (page) => {
      await press(page, 'Bekreft listen');
      await page.getByRole('dialog').getByRole('button', { name: 'Bekreft listen' }).click();
      await page.getByText('Takk. Svaret ditt er registrert.').waitFor();
    },
  },
  {
    name: 'editor, nobody to confirm',
    path: LISTE,
    answers: { [liste]: shownRedaksjonsliste({ personer: [] }) },
    ready: text('Ingen i redaksjonen har tilgang nå.'),
  },
  {
    name: 'editor, link expired',
    path: LISTE,
    answers: refused(410, 'link_expired', apiMessages.linkExpired),
    ready: text('Lenken er utløpt'),
  },
  {
    name: 'editor, link used',
    path: LISTE,
    answers: refused(410, 'link_used', apiMessages.linkUsed),
    ready: text('Listen er bekreftet'),
  },
  {
    name: 'editor, link replaced',
    path: LISTE,
    answers: refused(410, 'link_replaced', apiMessages.linkReplaced),
    ready: text('Listen er ikke lenger aktuell'),
  },
  {
    name: 'editor, link unknown',
    path: LISTE,
    answers: refused(404, 'not_found', apiMessages.notFound),
    ready: text('Lenken er ikke gyldig'),
  },
  {
    name: 'editor, service down',
    path: LISTE,
    answers: refused(503, 'database_unavailable', apiMessages.unavailable),
    ready: text('Kunne ikke hente listen'),
  },
];

const ONE = `/admin/redaksjoner/${shownRedaksjon().id}`;
const redaksjon = adminPaths.redaksjon.href(shownRedaksjon().id);
const SUSPENDED = shownRedaksjon({
  status: 'suspendert',
  suspensjon: {
    ...{ fra: '2026-11-19T09:00:00+01:00', til: '2026-12-02' },
    begrunnelse: 'Innlogginger er brukt av flere.',
  },
});
const [first, ...others] = shownRedaksjon().personer;
const ANSWERED = shownRedaksjon({
  personer: [{ ...first!, merket: true }, ...others],
  liste: {
    ...{ sendt: '2026-11-10T09:00:00+01:00', paaminnet: '2026-11-17T09:00:00+01:00' },
    ...{ svarfrist: '2026-12-10', svart: '2026-11-18T09:00:00+01:00', tilstand: 'used' },
  },
});
const onOne = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `newsroom, ${name}`,
  path: ONE,
  answers: { [redaksjon]: answer, ...more },
  ready,
});
const suspend = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Grunn' }).fill('Delte dokumenter.');
  await press(page, 'Suspender …');
  await page.getByRole('dialog', { name: 'Suspender Fjordavisa' }).waitFor();
};

/** What administrators decide of a newsroom as a whole. */
const ADMIN: readonly PageState[] = [
  onOne('to be suspended', shownRedaksjon(), suspend),
  onOne('suspended without a reason', shownRedaksjon(), async (page) => {
    await press(page, 'Suspender …');
    await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
  }),
  onOne(
    'suspended by another one',
    shownRedaksjon(),
    async (page) => {
      await suspend(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
      await page.getByText('En annen har endret redaksjonen').waitFor();
    },
    {
      [adminPaths.suspenderRedaksjon.href(shownRedaksjon().id)]: new Refused(
        ...([409, 'redaksjon_changed', redaksjonMessages.endret, {}] as const),
        { naa: SUSPENDED },
      ),
    },
  ),
  onOne('suspended', SUSPENDED, text('Suspendert siden')),
  onOne('suspended, to be let in', SUSPENDED, async (page) => {
    await press(page, 'Slipp inn igjen');
    await page.getByRole('dialog').waitFor();
  }),
  onOne('answered by its editor', ANSWERED, text('jobber ikke her lenger')),
];

const suspendert = {
  ...{ til: '2026-12-02', begrunnelse: 'Innlogginger er brukt av flere.' },
  redaksjon: { navn: 'Fjordavisa', spoer: 'pressetjenesten@domstol.example' },
};

/** What everybody in a suspended newsroom is shown, with an end and without. */
const USER: readonly PageState[] = [suspendert, { ...suspendert, til: null }].map((shown) => ({
  name: `newsroom suspended${shown.til ? '' : ' until further notice'}, as its people meet it`,
  path: '/profil',
  answers: {
    [pressePaths.brukerInfo.path]: {
      ...{ erGyldigPressebruker: false, fornavn: 'Silje', suspendert: shown },
    },
  },
  ready: text('Tilgangen til redaksjonen Fjordavisa er suspendert'),
}));

export const REDAKSJON_LIV_STATES: readonly PageState[] = [...EDITOR, ...ADMIN, ...USER];
