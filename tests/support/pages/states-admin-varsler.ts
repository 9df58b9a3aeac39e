import type { Page } from 'playwright';
import type { MineVarsler } from '#contract/admin/mine-varsler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { OM_MORGENEN, varslingPaths } from '#contract/paths.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const PATH = '/admin/mine-varsler';
const { mineVarsler, bekreftAdresse } = adminPaths;
const NONE: MineVarsler = { epost: '', bekreftet: null, valgt: [] };
const CHOSEN: MineVarsler = {
  epost: 'astrid.domsland@domstol.example',
  bekreftet: '2026-11-12T08:30:00+01:00',
  valgt: ['soeknader', 'epostfeil'],
};
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Lagre' }).click();
const own = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  { more = {}, path = PATH }: { readonly more?: object; readonly path?: string } = {},
): PageState => ({
  ...{ name: `own warnings, ${name}`, path, ready },
  answers: { [mineVarsler.path]: answer, ...more },
});

/** What an administrator is told of in the morning, and the page that stops it. */
export const ADMIN_VARSLER_STATES: readonly PageState[] = [
  own('none', NONE, text('Varsle meg om morgenen om …')),
  own('chosen', CHOSEN, text('Bekreftet 12.11.2026.')),
  own('not confirmed', { ...CHOSEN, bekreftet: null }, text('Adressen er ikke bekreftet')),
  own('without an address', NONE, async (page) => {
    await page.getByRole('checkbox').first().check();
    await save(page);
    await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
  }),
  own('saved', CHOSEN, async (page) => {
    await save(page);
    await page.getByText('Varslene dine er lagret.').waitFor();
  }),
  own('an old link', CHOSEN, text('Adressen ble ikke bekreftet'), {
    path: `${PATH}?bekreft=et-token`,
    more: { [bekreftAdresse.path]: new Refused(404, 'not_found', 'Ikke funnet.') },
  }),
  own('under way', NEVER, text('Henter varslene dine')),
  own('failed', FAILS, text('Kunne ikke hente varslene dine')),
  {
    name: 'stopping what an administrator is told in the morning',
    path: varslingPaths.side.href('et-token') + OM_MORGENEN,
    ready: text('Slå av varslene om morgenen'),
  },
];
