import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const { hentVarsel, leggTilVarsel, oppdaterVarsel } = adminPaths;
const BANNER = {
  message:
    'Søket oppdateres søndag 22. november kl. 06:00–08:00. I denne perioden kan treff mangle.',
  purpose: 'warning',
  endDate: '2026-11-23',
};
const stored = (banner: object | null) => ({
  [hentVarsel.path]: {
    content: banner && JSON.stringify(banner),
    vises: banner !== null,
    versjon: banner && 1,
    endret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' },
  },
});
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const state = (
  name: string,
  answers: PageState['answers'] & object,
  ready: PageState['ready'],
): PageState => ({ name: `banner, ${name}`, path: '/admin/varsel', answers, ready });

/** The banner's editor. */
export const ADMIN_VARSEL_STATES: readonly PageState[] = [
  state('none yet', stored(null), text('Vises ikke: meldingen er tom.')),
  state('shown', stored(BANNER), text('Vises nå. Skjules 23.11.2026.')),
  state('critical', stored({ ...BANNER, purpose: 'danger' }), text('Vises nå.')),
  state('information', stored({ ...BANNER, purpose: 'info' }), text('Vises nå.')),
  state(
    'passed, and long',
    stored({ message: 'Langtordutenmellomrom'.repeat(23), purpose: 'info', endDate: '2026-11-21' }),
    text('Vises ikke: siste dag var i går.'),
  ),
  state('updated', { ...stored(BANNER), [oppdaterVarsel.path]: {} }, async (page) => {
    await press(page, 'Oppdater');
    await page.getByText('Varselet ble oppdatert.').waitFor();
  }),
  state('not valid', stored(null), async (page) => {
    await press(page, 'Lagre');
    await page.getByText('Følgende feil må rettes opp før innsending:').waitFor();
  }),
  state('deleting', stored(BANNER), async (page) => {
    await press(page, 'Slett');
    await page.getByRole('dialog', { name: 'Slett varsel' }).waitFor();
  }),
  state('not saved', { ...stored(BANNER), [oppdaterVarsel.path]: FAILS }, async (page) => {
    await press(page, 'Oppdater');
    await page.getByText('Noe uventet gikk galt.').waitFor();
  }),
  state(
    'somebody else was first',
    { ...stored(null), [leggTilVarsel.path]: new Refused(409, 'varsel_exists', 'Finnes.') },
    async (page) => {
      await page.getByLabel('Melding').fill('Mitt varsel');
      await page.getByLabel('Informasjon (blå)').check();
      await page.route(`**${hentVarsel.path}`, (route) =>
        route.fulfill({ json: stored(BANNER)[hentVarsel.path] }),
      );
      await press(page, 'Lagre');
      await page.getByRole('heading', { name: 'Nå står det:' }).waitFor();
    },
  ),
  state('under way', { [hentVarsel.path]: NEVER }, text('Henter varselet')),
  state('failed', { [hentVarsel.path]: FAILS }, text('Noe uventet gikk galt.')),
];
