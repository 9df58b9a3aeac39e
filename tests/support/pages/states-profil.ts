import type { Page } from 'playwright';
import { apiMessages } from '#domain/api-messages.ts';
import { innsynPaths } from '#contract/innsyn-paths.ts';
import { arbeidsgiverPaths, pressePaths } from '#contract/paths.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';
import { shownBehov, shownProfil } from '#tests/support/shown/profil.ts';

const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const OM_MEG = '/profil/om-meg/rediger';
const MIN_ARBEIDSGIVER = '/profil/min-arbeidsgiver/rediger';
const BEHOV = arbeidsgiverPaths.side.href('et-token');
const behov = arbeidsgiverPaths.behov.href('');

/** Everything about oneself as a file. */
function innsyn(name: string, answer: unknown, ready: (page: Page) => Promise<unknown>): PageState {
  return {
    name: `profile, all of it as a file, ${name}`,
    path: '/profil',
    answers: { [innsynPaths.html.path]: answer },
    ready: async (page) => {
      await press(page, 'Last ned alt om meg');
      await page.getByRole('dialog', { name: 'Last ned alt om meg' }).waitFor();
      await ready(page);
    },
  };
}

/** /profil, its two forms, and ending the profile. */
const PROFIL: readonly PageState[] = [
  { name: 'profile', path: '/profil', ready: text('Avslutt din profil') },
  {
    name: 'profile, updated',
    path: OM_MEG,
    answers: { [pressePaths.redigerOmMeg.path]: {} },
    ready: async (page) => {
      await page.getByLabel('Stilling').fill('Krimjournalist');
      await press(page, 'Send inn');
      await page.getByText('Profilen ble oppdatert.').waitFor();
    },
  },
  {
    name: 'profile, under way',
    path: '/profil',
    answers: { [pressePaths.profil.path]: NEVER },
    ready: text('Henter profilen'),
  },
  {
    name: 'profile, failed',
    path: '/profil',
    answers: { [pressePaths.profil.path]: FAILS },
    ready: text('Kunne ikke hente profilen'),
  },
  {
    name: 'profile, register down',
    path: '/profil',
    answers: {
      [pressePaths.profil.path]: shownProfil({}, null),
      [pressePaths.soeknadInfo.path]: FAILS,
    },
    ready: text('Kunne ikke hente informasjon fra Folkeregisteret.'),
  },
  {
    name: 'profile, ending it',
    path: '/profil',
    ready: async (page) => {
      await press(page, 'Avslutt din profil');
      await page.getByRole('dialog', { name: 'Avslutt din profil' }).waitFor();
    },
  },
  {
    name: 'profile, ending it failed',
    path: '/profil',
    answers: { [pressePaths.slettProfil.path]: FAILS },
    ready: async (page) => {
      await press(page, 'Avslutt din profil');
      await press(page, 'Avslutt');
      await page.getByText('Feil ved avlutting av profil.').waitFor();
    },
  },
  innsyn('open', NEVER, async () => undefined),
  innsyn('under way', NEVER, async (page) => {
    await press(page, 'Last ned');
    await page.getByText('Lager filen …').waitFor();
  }),
  innsyn('failed', FAILS, async (page) => {
    await press(page, 'Last ned');
    await page.getByText('Filen kunne ikke lages.').waitFor();
  }),
];

const FORMS: readonly PageState[] = [
  {
    name: 'about me',
    path: OM_MEG,
    ready: text('Send inn'),
  },
  {
    name: 'about me, not valid',
    path: OM_MEG,
    ready: async (page) => {
      await page.getByLabel('Stilling').fill('');
      await page.getByLabel('Telefon').fill('922 41 08');
      await press(page, 'Send inn');
      await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
    },
  },
  {
    name: 'about me, no changes',
    path: OM_MEG,
    ready: async (page) => {
      await press(page, 'Send inn');
      await page.getByText('Ingen endringer registrert.').waitFor();
    },
  },
  {
    name: 'my employer',
    path: MIN_ARBEIDSGIVER,
    ready: text('Send inn'),
  },
  {
    name: 'my employer, failed',
    path: MIN_ARBEIDSGIVER,
    answers: { [pressePaths.redigerMinArbeidsgiver.path]: FAILS },
    ready: async (page) => {
      await page.getByLabel('Kontaktperson arbeidsgiver').fill('Randi Redaktør');
      await press(page, 'Send inn');
      await page.getByText('En ukjent feil oppsto.').waitFor();
    },
  },
];

const refused = (status: number, id: string, message: string) => ({
  [behov]: new Refused(status, id, message),
});

/** The employer's page, which needs no sign-in. */
const ARBEIDSGIVER: readonly PageState[] = [
  { name: 'employer, asked', path: BEHOV, ready: text('Svarfrist') },
  {
    name: 'employer, asked at length',
    path: BEHOV,
    answers: {
      [behov]: shownBehov({
        navn: 'Åse-Kristine Nygårdshaug Bjørnstad-Østerdalen',
        stilling: 'Graverjournalistikkredaksjonssekretær',
        redaksjon: 'x'.repeat(200),
        begrunnelse: 'Jeg dekker retten i Bergen.\n'.repeat(30),
      }),
    },
    ready: text('Svarfrist'),
  },
  {
    name: 'employer, asked twice',
    path: BEHOV,
    ready: async (page) => {
      await press(page, 'Nei, trenger ikke tilgang');
      await page.getByText('Er du sikker på at journalisten ikke trenger tilgang?').waitFor();
    },
  },
  {
    name: 'employer, receipt',
    path: BEHOV,
    ready: async (page) => {
      await press(page, 'Bekreft behov');
      await page.getByText('Takk. Svaret ditt er registrert.').waitFor();
    },
  },
  {
    name: 'employer, link expired',
    path: BEHOV,
    answers: refused(410, 'link_expired', apiMessages.linkExpired),
    ready: text('Lenken er utløpt'),
  },
  {
    name: 'employer, link unknown',
    path: BEHOV,
    answers: refused(404, 'not_found', apiMessages.notFound),
    ready: text('Lenken er ikke gyldig'),
  },
  {
    name: 'employer, service down',
    path: BEHOV,
    answers: refused(503, 'database_unavailable', apiMessages.unavailable),
    ready: text('Kunne ikke hente spørsmålet'),
  },
];

/** What a user sees of the profile, and an employer of the question. */
export const PROFIL_STATES: readonly PageState[] = [...PROFIL, ...FORMS, ...ARBEIDSGIVER];
