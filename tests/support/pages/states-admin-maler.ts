import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { avslagMessages } from '#domain/avslag.ts';
import { REDIGERBARE, epostMalMessages } from '#domain/epost-mal.ts';
import { shownEpostmal, shownEpostmalNow, shownGrunner } from '#tests/support/shown/maler.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const { avslagsgrunner, epostmaler } = adminPaths;
const MAL = adminPaths.epostmal.href('soeknad_mottatt');
const PREVIEW = adminPaths.epostmalForhaandsvisning.href('soeknad_mottatt');
const [FIRST] = shownGrunner;
const answers = {
  [avslagsgrunner.path]: { grunner: shownGrunner },
  [epostmaler.path]: {
    maler: REDIGERBARE.map((mal) => ({
      mal,
      erEndret: mal === 'soeknad_mottatt',
      endret: mal === 'soeknad_mottatt' ? FIRST!.endret : null,
    })),
  },
  [MAL]: shownEpostmal,
  [PREVIEW]: {
    eposter: ['nb', 'nn'].map((spraak) => ({
      ...{ spraak, emne: 'Vi har mottatt søknaden din', html: '<p>Hei</p>' },
      tekst: 'Hei, Ingvild\n\nVi har mottatt søknaden din.\n\nSe søknaden din:\nhttps://x.example',
    })),
  },
};
const state = (
  name: string,
  path: string,
  ready: PageState['ready'],
  changes: object = {},
): PageState => ({
  ...{ name, path, ready },
  answers: { ...answers, ...changes },
});
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const refuse = (page: Page, path: string, json: object) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json }) : route.fallback(),
  );
const LIST = '/admin/maler';
const ONE = '/admin/maler/soeknad_mottatt';

/** The reasons for rejections, and the texts of e-mails. */
export const ADMIN_MALER_STATES: readonly PageState[] = [
  state('texts', LIST, text('Sendt på papir')),
  state('texts, none yet', LIST, text('Ingen grunner ennå.'), {
    [avslagsgrunner.path]: { grunner: [] },
  }),
  state('texts, under way', LIST, text('Henter tekstene'), {
    ...{ [avslagsgrunner.path]: NEVER, [epostmaler.path]: NEVER },
  }),
  state('texts, failed', LIST, text('Kunne ikke hente grunnene'), {
    ...{ [avslagsgrunner.path]: FAILS, [epostmaler.path]: FAILS },
  }),
  state('texts, a new reason', LIST, async (page) => {
    await press(page, 'Ny grunn');
    await press(page, 'Lagre');
    await page.getByText(avslagMessages.navn).first().waitFor();
  }),
  state('texts, a reason that somebody else has changed', LIST, async (page) => {
    await press(page, `Endre «${FIRST!.navn}»`);
    await page.getByLabel('Tekst til søkeren, bokmål').fill('Vi fikk ikke svar.');
    await refuse(page, adminPaths.avslagsgrunn.href('1'), {
      ...{ id: 'avslagsgrunn_changed', message: avslagMessages.changed },
      naa: { ...FIRST!, versjon: 2, tekstNb: 'Arbeidsgiveren svarte nei.' },
    });
    await press(page, 'Lagre');
    await page.getByRole('heading', { name: 'Nå står det:' }).waitFor();
  }),
  state('text of an e-mail', ONE, text('Dette kan fylles inn')),
  state('text of an e-mail, under way', ONE, text('Henter tekstene'), { [MAL]: NEVER }),
  state('text of an e-mail, failed', ONE, text('Kunne ikke hente e-posten'), { [MAL]: FAILS }),
  state('text of an e-mail, unknown', '/admin/maler/nyheter', text('Siden finnes ikke.')),
  state('text of an e-mail, shown and compared', ONE, async (page) => {
    await press(page, 'Forhåndsvis');
    await page.getByText('Hei, Ingvild').first().waitFor();
    await page.getByText('Utgave 1').click();
    await page.getByText('Kontaktpersonen du oppga, får nå en e-post.').waitFor();
  }),
  state('text of an e-mail, not valid', ONE, async (page) => {
    await page.getByLabel('Tekst, bokmål').fill('Hei, {navnet}');
    await press(page, 'Lagre');
    await page
      .getByText(epostMalMessages.unknown('{navnet}', '{fornavn}, {lenke}'))
      .first()
      .waitFor();
  }),
  state('text of an e-mail, an old one again', ONE, async (page) => {
    await page.getByText('Utgave 1').click();
    await press(page, 'Bruk denne igjen: Utgave 1');
    await page.getByText('Utgave 1 står i skjemaet. Den brukes når du lagrer.').waitFor();
  }),
  state('text of an e-mail, somebody else was first', ONE, async (page) => {
    await page.getByLabel('Emne, bokmål').fill('Takk for søknaden');
    await refuse(page, MAL, {
      ...{ id: 'epostmal_changed', message: epostMalMessages.changed, naa: shownEpostmalNow },
    });
    await press(page, 'Lagre');
    await page.getByRole('heading', { name: 'Nå står det:' }).waitFor();
  }),
];
