import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownBruker } from '#tests/support/shown/bruker.ts';
import {
  shownKjentRedaksjon,
  shownRedaksjon,
  shownRedaksjonRad,
  shownRedaksjoner,
} from '#tests/support/shown/redaksjoner.ts';
import { shownSoeknadDetaljer } from '#tests/support/shown/soeknader.ts';
import { UKJENT_REDAKSJON } from '#web/testing/shown-soeknad-detaljer.ts';

const LIST = '/admin/redaksjoner';
const { id } = shownRedaksjon();
const alle = adminPaths.redaksjoner.path;
const en = adminPaths.redaksjon.href(id);
const LONG = 'Fylkestingsgraverjournalistikkredaksjonssekretærvikar';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

const onList = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  path = LIST,
): PageState => ({ name: `newsrooms, ${name}`, path, answers: { [alle]: answer }, ready });
const onOne = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `newsroom, ${name}`,
  path: `${LIST}/${id}`,
  answers: { [en]: answer, ...more },
  ready,
});

/** Chooses in one of the two fields of the dialog. */
const choose = async (page: Page, field: RegExp, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

const soeknad = shownSoeknadDetaljer();
const onSoeknad = (
  name: string,
  redaksjonen: typeof UKJENT_REDAKSJON,
  ready: PageState['ready'],
): PageState => ({
  name: `application, ${name}`,
  path: `/admin/soeknader/${soeknad.id}`,
  answers: {
    [adminPaths.soeknad.href(soeknad.id)]: { ...soeknad, redaksjonen },
    [alle]: shownRedaksjoner(),
  },
  ready,
});
const known = shownKjentRedaksjon();

/** The register, a newsroom, and what an application and a user say of theirs. */
export const ADMIN_REDAKSJONER_STATES: readonly PageState[] = [
  onList('listed', shownRedaksjoner(), text('4 redaksjoner, 12 brukere')),
  onList('none at all', { redaksjoner: [] }, text('Ingen redaksjoner er lagt inn ennå.')),
  onList(
    'none found',
    shownRedaksjoner(),
    text('Ingen treff på redaksjoner.'),
    `${LIST}?sok=finnesikke`,
  ),
  onList(
    'with long names',
    {
      redaksjoner: [
        shownRedaksjonRad(1, LONG, { redaktoer: LONG, domener: [`${LONG.slice(0, 40)}.example`] }),
      ],
    },
    text(LONG),
  ),
  onList('under way', NEVER, (page) => page.getByRole('table').waitFor()),
  onList('failed', FAILS, text('Kunne ikke hente redaksjonene')),
  onList('adding one', shownRedaksjoner(), async (page) => {
    await press(page, 'Ny redaksjon');
    await dialog(page, 'Ny redaksjon');
    await press(page, 'Legg til redaksjonen');
    await page.getByText('Du må oppgi navnet på redaksjonen.').first().waitFor();
  }),
  onList('merging two', shownRedaksjoner(), async (page) => {
    await page.getByRole('table').waitFor();
    await press(page, 'Slå sammen to');
    await dialog(page, 'Slå sammen to');
    await choose(page, /Redaksjonen som blir/, 'Fjordavisa');
    await choose(page, /Slås sammen med den/, 'Kystradioen Vest');
    await page.getByText('Hvem skal være redaktør?').waitFor();
  }),
  onOne('known', shownRedaksjon(), text('Kjente kontaktpersoner')),
  onOne('under way', NEVER, text('Henter redaksjonen')),
  onOne('missing', new Refused(404, 'not_found', ''), text('Redaksjonen finnes ikke')),
  onOne('failed', FAILS, text('Kunne ikke hente redaksjonen')),
  onOne(
    'without anything, and being removed',
    shownRedaksjon({
      ...{ redaktoer: null, domener: [], kontakter: [], svar: [], personer: [] },
      ...{ bekreftet: null, bekreftesIgjen: null, status: 'utenRedaktoer' },
    }),
    async (page) => {
      await press(page, 'Slett redaksjonen');
      await dialog(page, 'Slett redaksjonen');
    },
  ),
  onOne(
    'merged',
    shownRedaksjon({
      slaattSammen: [
        {
          id: shownRedaksjonRad(9, '').id,
          navn: 'Fjordnytt',
          tidspunkt: '2026-11-24T09:00:00+01:00',
        },
      ],
    }),
    text('Angre sammenslåingen'),
  ),
  onOne('being changed', shownRedaksjon(), async (page) => {
    await press(page, 'Endre');
    await dialog(page, 'Endre redaksjonen');
  }),
  onSoeknad('known editor', known, text('Kjent redaksjon, kjent redaktør')),
  onSoeknad(
    'suspended newsroom',
    {
      ...{ ...known, kjennskap: 'kontakt' },
      redaksjon: { ...known.redaksjon!, status: 'suspendert', suspendertTil: '2026-12-01' },
    },
    text('Fjordavisa er suspendert til og med 30.11.2026.'),
  ),
  onSoeknad(
    'namesake of the editor',
    {
      ...{ ...known, kjennskap: 'ukjentKontakt', grunnlag: 'navn', domene: null },
      advarsel: { hva: 'fremmedDomene', navn: 'Arne Fosseide', redaksjon: 'Fjordavisa' },
    },
    text('Se opp: Arne Fosseide er oppgitt i Fjordavisa'),
  ),
  onSoeknad('unknown newsroom, choosing one', UKJENT_REDAKSJON, async (page) => {
    await press(page, 'Velg redaksjon');
    await dialog(page, 'Velg redaksjon');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ingen kjent redaksjon/ })
      .waitFor();
  }),
  {
    name: 'user, without a newsroom',
    path: `/admin/brukere/${shownBruker().id}`,
    answers: { [adminPaths.bruker.href(shownBruker().id)]: shownBruker({ redaksjonen: null }) },
    ready: text('Brukeren hører ikke til en redaksjon i registeret.'),
  },
];
