import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { tilbaketrekkingMessages } from '#domain/tilbaketrekking.ts';
import {
  shownAdminSak,
  shownDelvisSkjult,
  shownForSafety,
  shownSkjult,
} from '#tests/support/shown/admin-sak.ts';
import { shownBegrensning, shownSkjulte } from '#tests/support/shown/skjulte.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const { saksnummer, sakId } = shownAdminSak();
const PATH = `/admin/saker?saksnummer=${saksnummer}`;
const FIND = adminPaths.finnSak.path;
const HIDE = adminPaths.skjulSak.href(sakId);

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
const state = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `a case of the administration, ${name}`,
  path: PATH,
  answers: { [FIND]: answer, ...more },
  ready,
});

const hideParties = async (page: Page) => {
  await press(page, 'Skjul partene');
  await dialog(page, /^Skjul partene/);
};
const sendHiding = async (page: Page) => {
  await hideParties(page);
  await page.getByRole('radio', { name: 'Feil fra domstolen' }).check();
  await page.getByRole('textbox', { name: 'Forklaring' }).fill('Vitne sto oppført som tiltalt.');
  await press(page, 'Skjul nå');
};
const restrict = async (page: Page) => {
  await press(page, 'Sett begrensning');
  await dialog(page, /^Sett begrensning/);
  await page.getByRole('radio', { name: 'Referatforbud' }).check();
};

const LIST = adminPaths.skjulte.path;
const listed = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `cases of the administration, ${name}`,
  path: '/admin/saker',
  answers: { [LIST]: answer, ...more },
  ready,
});
const change = async (page: Page) => {
  await press(page, 'Endre Referatforbud i 26-064417TVI-TAGD');
  await page.getByRole('heading', { name: 'Endre i 26-064417TVI-TAGD' }).waitFor();
};
const saveChange = async (page: Page) => {
  await change(page);
  await page.getByRole('textbox', { name: 'Tekst til journalistene' }).fill('Bare dag to.');
  await press(page, 'Lagre endringen');
  await page.getByText(/Nå står det/).waitFor();
};
const NEWER = {
  ...{ versjon: 2, endret: '2026-11-20T08:04:00+01:00', endretAv: 'Torbjørn Lysvåg' },
  tekst: 'Gjelder hele uken.',
};

const FRA_DOMSTOLEN = {
  antall: 640,
  rader: [
    {
      ...{ sakId: 'S9', saksnummer: '26-000009MED-TOSL', domstolNavn: 'Oslo tingrett' },
      ...{ typer: ['lukkedeDoerer', 'referatforbud'], foerstSett: '2026-11-18T06:00:00+01:00' },
    },
  ],
};

const WORD = 'Eiendomsskattetakstklagenemndsvedtakssakenene';
const LONG = {
  rader: shownSkjulte().rader.map((row) => ({
    ...{ ...row, av: `Astrid ${WORD}`, tekst: WORD, domstolNavn: `${WORD} tingrett` },
    ...(row.slag === 'skjuling' &&
      row.forslag && { forslag: { ...row.forslag, av: WORD, forklaring: WORD } }),
  })),
};

/** The administrators' page of cases: found and not, its dialogs, and what became of them. */
export const ADMIN_SAKER_STATES: readonly PageState[] = [
  listed(
    'from the lists of courts',
    { ...shownSkjulte(), fraDomstolen: FRA_DOMSTOLEN },
    async (page) => {
      await page.getByRole('radio', { name: 'Fra domstolens liste 640' }).check();
      await page.getByRole('link', { name: '26-000009MED-TOSL' }).waitFor();
    },
  ),
  {
    name: 'cases of the administration, before one is looked up',
    path: '/admin/saker',
    answers: { [LIST]: { rader: [] } },
    ready: text('Ingenting er skjult eller begrenset nå.'),
  },
  listed('what is hidden and restricted', shownSkjulte(), text('Hele saken')),
  listed('what is hidden, in long words', LONG, text('Hele saken')),
  listed('what is hidden could not be read', FAILS, text('Kunne ikke hente hva som er skjult')),
  listed('a restriction being changed', shownSkjulte(), change),
  listed('a hiding being changed', shownSkjulte(), async (page) => {
    await press(page, 'Endre Parter i 26-071352MED-TOSL');
    await page.getByRole('heading', { name: 'Endre i 26-071352MED-TOSL' }).waitFor();
  }),
  listed('a change that another one was before', shownSkjulte(), saveChange, {
    [adminPaths.endreBegrensning.href('S000200', 4)]: new Refused(
      ...([409, 'skjult_changed', tilbaketrekkingMessages.changed] as const),
      {},
      { naa: { rader: [shownBegrensning(NEWER)] } },
    ),
  }),
  {
    name: 'cases of the administration, without a number',
    path: '/admin/saker',
    answers: { [LIST]: { rader: [] } },
    ready: async (page) => {
      await press(page, 'Finn saken');
      await page.getByText(tilbaketrekkingMessages.saksnummerRequired).waitFor();
    },
  },
  state('visible', shownAdminSak(), text('Synlig')),
  state('partly hidden', shownDelvisSkjult(), text('Delvis skjult')),
  ...(['another’s', 'the own'] as const).map((whose) =>
    state(
      `hidden for safety, with ${whose} proposal`,
      shownForSafety(whose === 'the own'),
      text('Venter på en kollega'),
    ),
  ),
  state('hidden for safety, being proposed', shownForSafety(null), async (page) => {
    await press(page, 'Foreslå å oppheve');
    await dialog(page, /^Foreslå å oppheve skjulingen/);
  }),
  state('a proposal being declined', shownForSafety(false), async (page) => {
    await press(page, 'Avslå forslaget: Hele saken');
    await dialog(page, /^Avslå å oppheve/);
    await page.getByRole('dialog').getByRole('button', { name: 'Avslå forslaget' }).click();
    await page.getByText('Skriv hvorfor.').first().waitFor();
  }),
  state('hidden, with restrictions', shownSkjult(), text('Opphev skjulingen av saken')),
  state(
    'not found',
    new Refused(404, 'not_found', apiMessages.notFound),
    text(tilbaketrekkingMessages.notFound),
  ),
  state('failed', FAILS, text('Kunne ikke hente saken')),
  state('under way', NEVER, text('Henter saken')),
  state('hiding its parties', shownAdminSak(), hideParties),
  state('hiding its parties, not valid', shownAdminSak(), async (page) => {
    await hideParties(page);
    await press(page, 'Skjul nå');
    await page.getByText(tilbaketrekkingMessages.grunnRequired).first().waitFor();
  }),
  state('hiding it whole', shownAdminSak(), async (page) => {
    await press(page, 'Skjul hele saken');
    await dialog(page, /^Skjul saken/);
  }),
  state('hiding a document', shownAdminSak(), async (page) => {
    await press(page, /^Skjul dokumentet/);
    await dialog(page, /^Skjul tiltalen/);
  }),
  state(
    'hidden just now',
    shownAdminSak(),
    async (page) => {
      await sendHiding(page);
      await page.getByText(/er skjult for journalistene fra kl\. 10:12/).waitFor();
    },
    { [HIDE]: shownDelvisSkjult() },
  ),
  state(
    'hiding failed',
    shownAdminSak(),
    async (page) => {
      await sendHiding(page);
      await page.getByRole('dialog').getByText(apiMessages.unavailable).waitFor();
    },
    { [HIDE]: new Refused(503, 'database_unavailable', apiMessages.unavailable) },
  ),
  state(
    'somebody else was first',
    shownAdminSak(),
    async (page) => {
      await sendHiding(page);
      await page.getByText(/En annen var raskere/).waitFor();
    },
    { [HIDE]: new Refused(409, 'already_hidden', tilbaketrekkingMessages.alreadyHidden.parter) },
  ),
  state('restricting it', shownAdminSak(), restrict),
  state('restricting it, identity', shownAdminSak(), async (page) => {
    await restrict(page);
    await page.getByRole('radio', { name: 'Skjult identitet' }).check();
  }),
  state('lifting what is hidden', shownDelvisSkjult(), async (page) => {
    await press(page, /^Opphev: .*partene/);
    await dialog(page, /^Opphev skjulingen av partene/);
  }),
  state('lifting a restriction', shownSkjult(), async (page) => {
    await press(page, 'Opphev begrensningen Skjult identitet');
    await dialog(page, /^Opphev «Skjult identitet»/);
  }),
];
