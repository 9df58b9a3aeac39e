import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths } from '#contract/paths.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownSamtale } from '#tests/support/shown/soeknader.ts';
import { shownBruker, shownBrukerRad, shownSuspendert } from '#tests/support/shown/bruker.ts';

const LIST = '/admin/brukere';
const ONE = `${LIST}/${shownBruker().id}`;
const { brukere } = adminPaths;
const bruker = adminPaths.bruker.href(shownBruker().id);

const LONG = 'Fylkestingsgraverjournalistikkredaksjonssekretærvikar';
const ROWS = [
  shownBrukerRad(1),
  shownBrukerRad(2, { harGyldigTilgang: false, sistPåloggetDato: null, stilling: '' }),
  shownBrukerRad(3, {
    fornavn: 'Åse-Kristine',
    etternavn: 'Nygårdshaug Bjørnstad-Østerdalen',
    stilling: LONG,
    redaksjon: LONG,
  }),
];
const ubrukt = { siden: '2025-11-03T09:00:00+01:00', avsluttes: '2026-12-03' };
const UNUSED = [
  shownBrukerRad(4, { harGyldigTilgang: false, ubrukt }),
  shownBrukerRad(5, { harGyldigTilgang: false, ubrukt: { ...ubrukt, avsluttes: null } }),
];
const shownUbrukt = () => shownBruker({ tilstand: 'lapsed', harGyldigTilgang: false, ubrukt });
const beholdt = {
  tidspunkt: '2026-11-20T09:00:00+01:00',
  begrunnelse: 'Er i foreldrepermisjon til mars.',
};
const keep = async (page: Page) => {
  await page
    .getByRole('textbox', { name: 'Begrunnelse for å beholde tilgangen' })
    .fill('Er i permisjon til mars.');
  await press(page, 'Behold tilgangen');
};
const list = { brukere: ROWS, totalt: 128 };

const slettes = { fra: '2026-11-27T18:05:00+01:00', av: 'Vidar Tinghaug' };

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();
const onList = (
  name: string,
  answers: PageState['answers'] & object,
  ready: PageState['ready'],
): PageState => ({ name: `users, ${name}`, path: LIST, answers, ready });
const onOne = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `user, ${name}`,
  path: ONE,
  answers: { [bruker]: answer, ...more },
  ready,
});

const deleteFirst = async (page: Page) => {
  await press(page, /^Slett Guro/);
  await dialog(page, 'Slett bruker');
};
const suspend = async (page: Page) => {
  const day = page.getByRole('group', { name: 'Suspendert til' });
  await day.getByRole('spinbutton').first().pressSequentially('20122026');
  await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Delte dokumenter.');
  await press(page, 'Suspender tilgang');
  await dialog(page, 'Suspender tilgang');
};
const suspended = { til: '2026-12-20', begrunnelse: `Delte dokumenter.\n\n${LONG.repeat(4)}` };

const deleted = {
  til: '9999-12-31',
  begrunnelse:
    'Domstoladministrasjonen har bestemt at profilen din skal slettes. Har du spørsmål, eller mener du at dette er feil? Skriv til presse@domstol.example.',
  slettes: slettes.fra,
};

/** The list of users, a user, and what a suspended user sees. */
export const ADMIN_BRUKERE_STATES: readonly PageState[] = [
  onList('listed', { [brukere.path]: list }, text('1–10 av 128')),
  onList('none', { [brukere.path]: { brukere: [], totalt: 0 } }, text('Ingen treff på brukere.')),
  onList('under way', { [brukere.path]: NEVER }, (page) => page.getByRole('table').waitFor()),
  onList('failed', { [brukere.path]: FAILS }, text('Kunne ikke hente brukerne')),
  onList('deleting one', { [brukere.path]: list }, deleteFirst),
  onList(
    'one deleted',
    { [brukere.path]: list, [adminPaths.bruker.href(ROWS[0]!.id)]: shownBruker({ slettes }) },
    async (page) => {
      await deleteFirst(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Slett', exact: true }).click();
      await page.getByText('slettes 27.11. kl. 18:05').waitFor();
    },
  ),
  onList(
    'one being deleted',
    { [brukere.path]: { ...list, brukere: [{ ...ROWS[0], slettes }, ROWS[1]] } },
    text('Slettes 27.11. kl. 18:05'),
  ),
  onOne(
    'being deleted',
    shownBruker({ slettes, harGyldigTilgang: false, tilstand: 'suspended' }),
    text('Angre slettingen'),
  ),
  onOne('active', shownBruker(), text('Suspender tilgang')),
  onOne('suspended', shownSuspendert(), text('Opphev suspensjon')),
  onOne('all of it as a file', shownBruker(), async (page) => {
    await press(page, 'Last ned alt om personen');
    await dialog(page, 'Last ned alt om personen');
  }),
  onOne(
    'ended, never asked, never signed in',
    shownBruker({
      ...{ tilstand: 'ended', harGyldigTilgang: false, sluttdato: '2026-11-01' },
      ...{ sistPåloggetDato: null, bekreftelser: [], soeknader: [] },
    }),
    text('Arbeidsgiver er ikke spurt.'),
  ),
  onList(
    'not used',
    { [brukere.path]: { brukere: UNUSED, totalt: 2 } },
    text('avsluttes 03.12.2026'),
  ),
  onOne('not used', shownUbrukt(), text('Behold tilgangen')),
  onOne('not used, no reason', shownUbrukt(), async (page) => {
    await press(page, 'Behold tilgangen');
    await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
  }),
  {
    name: 'user, not used, kept by another one first',
    path: ONE,
    answers: {
      [bruker]: shownUbrukt(),
      [adminPaths.behold.href(shownBruker().id)]: new Refused(
        409,
        'not_unused',
        'Tilgangen er brukt eller endret i mellomtiden.',
        {},
        { naa: shownBruker({ beholdt }) },
      ),
    },
    ready: async (page) => {
      await keep(page);
      await page.getByText('Noe er endret i mellomtiden').waitFor();
    },
  },
  onOne('kept', shownBruker({ beholdt }), text('Behold ikke lenger')),
  onOne('talked about', shownBruker({ samtale: shownSamtale() }), text('Ny for deg')),
  onOne('suspending', shownBruker(), suspend),
  onOne('suspending, not valid', shownBruker(), async (page) => {
    await press(page, 'Suspender tilgang');
    await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
  }),
  onOne('under way', NEVER, text('Henter brukeren')),
  onOne('failed', FAILS, text('Kunne ikke hente brukeren')),
  onOne(
    'gone',
    new Refused(404, 'not_found', 'Fant ikke det du ba om.'),
    text('Brukeren finnes ikke'),
  ),
  ...[
    ['suspended', 'Tilgangen din er suspendert', suspended],
    ['being deleted', 'Profilen din blir slettet', deleted],
  ].map(([name, heading, suspendert]) => ({
    name: `${name as string}, as the user meets it`,
    path: '/profil',
    answers: {
      [pressePaths.brukerInfo.path]: { erGyldigPressebruker: false, fornavn: 'Silje', suspendert },
      [pressePaths.soeknadInfo.path]: {
        ...{ navn: 'Silje Haugnes', erGyldigBruker: false, brukerHarAktivSoeknad: false },
        suspendert,
      },
    },
    ready: async (page: Page) => {
      await page.getByRole('heading', { name: heading as string }).waitFor();
      await page.getByText('Silje Haugnes').first().waitFor({ state: 'attached' });
    },
  })),
];
