import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import { gjennomgangMessages } from '#domain/gjennomgang.ts';
import {
  shownGjennomgang,
  shownGjennomgangDetaljer,
  signedGjennomgang,
} from '#tests/support/shown/gjennomgang.ts';
import { FAILS, NEVER, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const LIST = adminPaths.gjennomganger.path;
const MONTH = adminPaths.gjennomgang.href('2026-10');
const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();

const list = (name: string, answer: unknown, ready: PageState['ready']): PageState => ({
  name: `reviews of the log, ${name}`,
  path: '/admin/revisjon/gjennomgang',
  answers: { [LIST]: answer },
  ready,
});
const month = (
  name: string,
  answer: unknown,
  ready: PageState['ready'],
  more: object = {},
): PageState => ({
  name: `a review of the log, ${name}`,
  path: '/admin/revisjon/gjennomgang/2026-10',
  answers: { [MONTH]: answer, ...more },
  ready,
});

const choose = async (page: Page, nr: number, verdict: string) => {
  await page.getByRole('button', { name: new RegExp(`Vurdering av rad ${nr}$`) }).click();
  await page.getByRole('option', { name: verdict }).click();
};

const judged = shownGjennomgangDetaljer().rader[2]!;

/** Every state of the monthly review of the log. */
export const ADMIN_GJENNOMGANG_STATES: readonly PageState[] = [
  list(
    'with months',
    {
      gjennomganger: [
        shownGjennomgang({ maaned: '2026-11', frist: '2026-12-15', forfalt: false }),
        shownGjennomgang(),
        { ...signedGjennomgang().gjennomgang, maaned: '2026-09' },
      ],
    },
    text('november 2026'),
  ),
  list('empty', { gjennomganger: [] }, text('Ingen måneder har en gjennomgang ennå')),
  list('failed', FAILS, text('Kunne ikke hente gjennomgangene.')),
  list('loading', NEVER, (page) => page.getByRole('table').waitFor()),
  month('open', shownGjennomgangDetaljer({ utelatt: 2 }), text('Uvanlig bruk')),
  month('signed', signedGjennomgang(), text(/Signert av Astrid Domsland/)),
  month('refused, because rows lack a judgement', shownGjennomgangDetaljer(), async (page) => {
    await choose(page, 1, 'Må følges opp');
    await page.getByRole('button', { name: 'Signer gjennomgangen' }).click();
    await page.getByRole('link', { name: 'Rad 2 mangler vurdering.' }).waitFor();
  }),
  month(
    'judged by another one meanwhile',
    shownGjennomgangDetaljer(),
    async (page) => {
      await choose(page, 1, 'Greit');
      await page.getByRole('button', { name: 'Lagre så langt' }).click();
      await page.getByRole('heading', { name: /^Nå står det: Må følges opp/ }).waitFor();
    },
    {
      [adminPaths.vurderRad.href('2026-10', 1)]: new Refused(
        409,
        'row_judged',
        gjennomgangMessages.changed,
        {},
        { naa: { ...judged, nr: 1 } },
      ),
    },
  ),
  month(
    'without unusual reading',
    {
      gjennomgang: shownGjennomgang({ uvanlige: 0, rader: 3, forfalt: false }),
      rader: shownGjennomgangDetaljer().rader.slice(3),
    },
    text('Ingen har brukt tjenesten uvanlig mye'),
  ),
  month('failed', FAILS, text('Kunne ikke hente gjennomgangen.')),
  month('loading', NEVER, text('Henter gjennomgangen')),
  month(
    'that does not exist',
    new Refused(404, 'not_found', 'Fant ikke siden.'),
    text('Det er ingen gjennomgang av denne måneden'),
  ),
];
