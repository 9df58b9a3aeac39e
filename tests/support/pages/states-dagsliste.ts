import type { Page } from 'playwright';
import type { DagslisteSak, MoeteOfDay } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import { everyKindOfSak } from '#tests/support/shown/cases.ts';
import { FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const ROOMS = ['Sal 414', '105', null, 'Sal 414', '250'];
const hour = (nr: number) => String(9 + (nr % 5)).padStart(2, '0');

const where = { sal: 'Sal 250', rettsalAdresse: 'C.J. Hambros plass 4, 0164 Oslo' };
const on = (day: number) => ({
  ...{ start: `2026-11-${day}T09:00:00+01:00`, slutt: `2026-11-${day}T15:30:00+01:00`, ...where },
});
/** What has become of some of them. */
const FATES: Readonly<Record<number, Partial<MoeteOfDay>>> = {
  0: { utgaar: 'avlyst' },
  1: { flyttetFra: on(20) },
  2: { utgaar: 'flyttet', flyttetTil: on(24) },
  3: { utgaar: 'borte' },
};

/** One of each kind of case, with closed doors in one, and a hearing of several days. */
const LISTED: readonly DagslisteSak[] = everyKindOfSak.map((sak, nr) => ({
  ...sak,
  domstolId: 'TOSL',
  rettensAdministrator: nr % 3 === 0 ? null : 'Ylva Stensrødmo',
  moeter: [
    {
      start: nr === 4 ? '2026-11-20T09:00:00+01:00' : `2026-11-23T${hour(nr)}:00:00+01:00`,
      slutt: '2026-11-23T15:30:00+01:00',
      ...{ sal: ROOMS[nr % ROOMS.length]!, rettsalAdresse: 'C.J. Hambros plass 4, 0164 Oslo' },
      rettsmøteType: nr % 4 === 0 ? null : 'Hovedforhandling',
      begrensninger: nr === 1 ? ['lukkedeDoerer', 'referatforbud'] : [],
      ...{ utgaar: null, flyttetFra: null, flyttetTil: null, ...FATES[nr] },
    },
  ],
}));

const ADDRESS = '/dagsliste?domstolid=TOSL&dag=2026-11-23';
const RECEIVED = {
  ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ sistMottatt: '2026-11-20T14:52:00+01:00', erForsinket: true },
};
const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const table = (page: Page) => page.getByRole('table').waitFor();
const state = (
  name: string,
  path: string,
  saker: unknown,
  ready: PageState['ready'],
): PageState => ({
  name: `day’s list, ${name}`,
  path,
  answers: {
    [pressePaths.dagsliste.path]: Array.isArray(saker) ? { saker } : saker,
    [pressePaths.mottak.path]: [RECEIVED],
  },
  ready,
});

const COURTS = [
  { id: 'TOSL', navn: 'Oslo tingrett' },
  { id: 'TROG', navn: 'Romerike og Glåmdal tingrett' },
  { id: 'LB', navn: 'Borgarting lagmannsrett' },
];
const OWN = COURTS.map(({ id }) => id);
const SEVERAL = `/dagsliste?${OWN.map((id) => `domstolid=${id}`).join('&')}&dag=2026-11-23`;
const near = (domstolId: string) => ({
  ...{ domstolId, forrige: { dag: '2026-11-20', antall: 6 } },
  neste: { dag: '2027-01-04', antall: 4 },
});
/** The second court has a few of the cases, the third has none. */
const OF_SEVERAL = {
  saker: LISTED.map((sak, nr) =>
    nr % 3 === 0 ? { ...sak, domstolId: 'TROG', domstolNavn: COURTS[1]!.navn } : sak,
  ),
  domstoler: OWN.map(near),
};
const manyLists = (page: Page) => page.getByRole('table').nth(1).waitFor();
const several = (...args: Parameters<typeof state>): PageState => {
  const one = state(...args);
  const answers = {
    ...one.answers,
    [pressePaths.domstoler.path]: COURTS,
    [pressePaths.standardDomstol.path]: {
      ...{ domstolId: 'TOSL', mineDomstoler: OWN, startside: 'i-dag' },
    },
  };
  return { ...one, answers };
};

/** The list of a court and a day. */
export const DAGSLISTE_STATES: readonly PageState[] = [
  state('by room', ADDRESS, LISTED, table),
  state('by time', `${ADDRESS}&ordne=tid`, LISTED, table),
  state(
    'none',
    ADDRESS,
    { saker: [], domstoler: [near('TOSL')] },
    text('Neste dag med rettsmøter:'),
  ),
  several('of several courts', SEVERAL, OF_SEVERAL, manyLists),
  several('of several courts by time', `${SEVERAL}&ordne=tid`, OF_SEVERAL, manyLists),
  several('of several courts, each below the other', SEVERAL, OF_SEVERAL, async (page) => {
    await manyLists(page);
    // Not in a narrow window.
    const under = page.getByText('Under hverandre');
    if (await under.isVisible()) await under.click();
  }),
  several(
    'of all courts',
    '/dagsliste?domstolid=alle&dag=2026-11-23',
    { ...OF_SEVERAL, domstoler: [] },
    manyLists,
  ),
  several(
    'of several courts without hearings',
    SEVERAL,
    { ...OF_SEVERAL, saker: [] },
    text(/^Ingen rettsmøter i noen av domstolene/),
  ),
  state('no court chosen', '/dagsliste', LISTED, text('Velg domstol for å se dagens rettsmøter.')),
  state(
    'a day that may not be searched',
    '/dagsliste?domstolid=TOSL&dag=2020-01-01',
    LISTED,
    text('Dato kan ikke være mer enn 3 måneder tilbake i tid.'),
  ),
  state('failed', ADDRESS, FAILS, text('Kunne ikke hente dagslisten')),
  state('under way', ADDRESS, NEVER, (page) =>
    page.getByText('Henter dagslisten').waitFor({ state: 'attached' }),
  ),
];
