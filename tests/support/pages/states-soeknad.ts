import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import { FAILS, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownSpoersmaal, shownStatus } from '#tests/support/shown/soeknad-status.ts';
import { shownReautentisering, shownSoeknad } from '#tests/support/shown/profil.ts';

const { brukerInfo, minSoeknad, minSoeknadStatus, oppdaterProfil, reautentisering, soeknadInfo } =
  pressePaths;
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const SUMMARY = 'Følgende feil må rettes opp før innsending:';
const NO_REGISTER = 'Kunne ikke hente informasjon fra Folkeregisteret.';

const applicant = (brukerHarAktivSoeknad: boolean) => ({
  [brukerInfo.path]: { erGyldigPressebruker: false, fornavn: 'Silje' },
  [soeknadInfo.path]: { navn: 'SILJE HAUGNES', erGyldigBruker: false, brukerHarAktivSoeknad },
});

/** The form with the list of courts, which is loaded last. */
const form = async (page: Page) => {
  await page.getByRole('button', { name: 'Send inn' }).waitFor();
  await page.getByRole('button', { name: /Foretrukket domstol/ }).waitFor();
};

/** The form with the list of countries open, and one of them looked for. */
async function findCountry(page: Page): Promise<void> {
  await form(page);
  await page.getByRole('button', { name: /Landkode/ }).click();
  await page.getByRole('option', { name: 'Sverige (+46)' }).waitFor();
  await page.keyboard.type('herce');
  await page.getByRole('option', { name: 'Sverige (+46)' }).waitFor({ state: 'detached' });
}

/** The form half filled in, with mistakes. */
async function fillInWrongly(page: Page): Promise<void> {
  await form(page);
  const texts = {
    Stilling: '',
    Redaksjon: 'Østfold Nyhetsavis',
    'E-post': 'silje.haugnes@ostfold@nyhetsavis',
    Telefon: '922 41 08',
    'Kontaktperson arbeidsgiver': 'Trond Vestby',
    'Kontaktpersonens stilling': 'Nyhetsredaktør',
    'Redaksjon/organisasjon': 'Østfold Nyhetsavis',
    'E-post kontaktperson': 'trond.vestby@ostfoldnyhetsavis.example',
    'Hvorfor trenger du tilgang til domstolenes pressetjeneste?': '',
  };
  for (const [name, value] of Object.entries(texts))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: 'Jeg samtykker' }).check();
}

const NO_MORE = { kan: false, fra: null } as const;
const TOMORROW = { kan: true, fra: '2026-11-25' } as const;
const SVART = '2026-11-24T08:31:00+01:00';

/** How far an active application has come, and what its applicant does with it. */
const statusState = (
  name: string,
  shown: string,
  change: Partial<SoeknadStatus>,
  further?: (page: Page) => Promise<unknown>,
): PageState => ({
  name: `application, ${name}`,
  path: '/soeknad',
  answers: {
    ...applicant(true),
    [minSoeknad.path]: shownSoeknad(),
    [minSoeknadStatus.path]: shownStatus(change),
  },
  ready: async (page) => {
    await text(shown)(page);
    await text('922 41 080')(page);
    await further?.(page);
  },
});
const NOT_YET = 'Arbeidsgiveren din har ikke svart ennå';
const STATUS: readonly PageState[] = [
  statusState('asked again today', 'Du kan sende på nytt i morgen.', { sendPaaNytt: TOMORROW }),
  statusState('confirmed', 'Arbeidsgiveren din har bekreftet', {
    ...{ stand: 'bekreftet', vanligvisInnen: '2026-12-01' },
    ...{ sendPaaNytt: NO_MORE, rettKontaktperson: NO_MORE },
    spoersmaal: [shownSpoersmaal({ svar: 'bekreftet', svart: SVART })],
  }),
  statusState('denied', 'Arbeidsgiveren din har svart nei', {
    ...{ stand: 'avkreftet', sendPaaNytt: NO_MORE },
    spoersmaal: [shownSpoersmaal({ svar: 'avkreftet', svart: SVART })],
  }),
  statusState('lapsed', 'Arbeidsgiveren din svarte ikke innen fristen', { stand: 'utloept' }),
  statusState('not delivered', 'E-posten kom ikke fram', {
    stand: 'ikkeFram',
    spoersmaal: [shownSpoersmaal({ epostStatus: 'avvist', paaminnet: null })],
  }),
  statusState('processed', 'Vi behandler søknaden din', { stand: 'behandles' }),
  statusState('sent again', NOT_YET, {}, async (page) => {
    await press(page, 'Send på nytt');
    await text('E-posten er sendt på nytt')(page);
  }),
  statusState('correcting the contact person', NOT_YET, {}, async (page) => {
    await press(page, 'Bytt kontaktperson');
    const dialog = page.getByRole('dialog', { name: 'Bytt kontaktperson' });
    await dialog.getByRole('textbox', { name: 'E-post kontaktperson' }).fill('trond@');
    await dialog.getByRole('button', { name: 'Lagre og send e-post' }).click();
    await dialog.getByRole('link', { name: 'Ugyldig e-post.' }).waitFor();
  }),
  statusState('taking it back', NOT_YET, {}, async (page) => {
    await press(page, 'Trekk søknaden');
    await page.getByRole('dialog', { name: 'Trekk søknaden' }).waitFor();
  }),
  {
    name: 'application, status not read',
    path: '/soeknad',
    answers: { ...applicant(true), [minSoeknadStatus.path]: FAILS },
    ready: text('Kunne ikke vise søknaden din.'),
  },
];

/** /soeknad: the form, and what follows. */
const SOEKNAD: readonly PageState[] = [
  { name: 'application', path: '/soeknad', answers: applicant(false), ready: form },
  {
    name: 'application, not valid',
    path: '/soeknad',
    answers: applicant(false),
    ready: async (page) => {
      await fillInWrongly(page);
      await press(page, 'Send inn');
      await page.getByText(SUMMARY).waitFor();
    },
  },
  {
    name: 'application, a country looked for',
    path: '/soeknad',
    answers: applicant(false),
    ready: findCountry,
  },
  {
    name: 'application, number from abroad not valid',
    path: '/soeknad',
    answers: applicant(false),
    ready: async (page) => {
      await findCountry(page);
      await page.getByRole('option', { name: 'Bosnia-Hercegovina (+387)' }).click();
      await page.getByRole('textbox', { name: 'Telefon' }).fill('12');
      await press(page, 'Send inn');
      await text('har 4 til 12 siffer etter landkoden')(page);
    },
  },
  {
    name: 'application, taken up again',
    path: '/soeknad',
    answers: applicant(false),
    ready: async (page) => {
      await fillInWrongly(page);
      await page.reload();
      await page.getByText('Vi tok vare på det du hadde skrevet.').waitFor();
      await form(page);
    },
  },
  {
    name: 'application, received',
    path: '/soeknad',
    answers: { ...applicant(true), [minSoeknad.path]: shownSoeknad() },
    ready: text('922 41 080'),
  },
  {
    name: 'application, received at length',
    path: '/soeknad',
    answers: {
      ...applicant(true),
      [minSoeknad.path]: shownSoeknad({
        redaksjon: 'x'.repeat(200),
        kontaktpersonEpost: `${'y'.repeat(60)}@${'avis'.repeat(15)}.example`,
        begrunnelse: 'Jeg dekker retten i Bergen.\n\n'.repeat(20) + 'z'.repeat(300),
      }),
    },
    ready: text('922 41 080'),
  },
  {
    name: 'application, received and not shown',
    path: '/soeknad',
    answers: {
      ...applicant(true),
      [minSoeknad.path]: new Refused(429, 'too_many_requests', apiMessages.tooManyRequests),
    },
    ready: text('Kunne ikke vise søknaden din.'),
  },
  ...STATUS,
  {
    name: 'application, register down',
    path: '/soeknad',
    answers: {
      ...applicant(false),
      [soeknadInfo.path]: new Refused(503, 'register_unavailable', NO_REGISTER),
    },
    ready: text(NO_REGISTER),
  },
];

/** /reautentiser: the yearly update. */
const REAUTENTISER: readonly PageState[] = [
  { name: 'yearly update', path: '/reautentiser', ready: form },
  {
    name: 'yearly update, not valid',
    path: '/reautentiser',
    ready: async (page) => {
      await fillInWrongly(page);
      await press(page, 'Send inn');
      await page.getByText(SUMMARY).waitFor();
    },
  },
  {
    name: 'yearly update, failed',
    path: '/reautentiser',
    answers: { [oppdaterProfil.path]: FAILS },
    ready: async (page) => {
      await form(page);
      await press(page, 'Send inn');
      await page.getByText('En ukjent feil oppsto.').waitFor();
    },
  },
  {
    name: 'yearly update, register down',
    path: '/reautentiser',
    answers: {
      [reautentisering.path]: shownReautentisering({ fornavn: null, etternavn: null }),
      [soeknadInfo.path]: new Refused(503, 'register_unavailable', NO_REGISTER),
    },
    ready: async (page) => {
      await form(page);
      await page.getByText(NO_REGISTER).waitFor();
    },
  },
  {
    name: 'yearly update, ending it',
    path: '/reautentiser',
    ready: async (page) => {
      await form(page);
      await press(page, 'Avslutt konto');
      await page.getByRole('dialog', { name: 'Avslutt din profil' }).waitFor();
    },
  },
];

/** What an applicant sees, and a press user whose yearly update is due. */
export const SOEKNAD_STATES: readonly PageState[] = [...SOEKNAD, ...REAUTENTISER];
