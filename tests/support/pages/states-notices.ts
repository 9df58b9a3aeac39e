import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import { shownNotices } from '#tests/support/shown/notices.ts';
import { type Answers, FAILS, NEVER } from './fake-api.ts';
import type { PageState } from './state.ts';

const { nytt, nyttAntall, nyttLest } = pressePaths;
const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const state = (
  name: string,
  ready: PageState['ready'],
  answers: Answers = {},
  path = '/nytt',
): PageState => ({ name: `what is new, ${name}`, path, answers, ready });
const markAll = (page: Page) => page.getByRole('button', { name: 'Merk alle som lest' }).click();
const read = {
  ...shownNotices,
  linjer: shownNotices.linjer.map((one) => ({ ...one, lest: true })),
};

/** The page of what is new. */
export const NYTT_STATES: readonly PageState[] = [
  state('all', text('Rettsmøte flyttet: 26-071318MED-TOSL')),
  state('what is not read', text('Rettsmøte avlyst'), {}, '/nytt?vis=uleste'),
  state('of one type', text('5 treff'), {}, '/nytt?type=treff'),
  state('all read', text('Du har lest alt.'), { [nytt.path]: read }, '/nytt?vis=uleste'),
  state('nothing', text('Ingenting nytt.'), {
    [nytt.path]: { linjer: [], flere: false },
    [nyttAntall.path]: { uleste: 0 },
  }),
  state('more than is listed', text(/Bare de 1000 nyeste/), {
    [nytt.path]: { ...shownNotices, flere: true },
  }),
  state('more has come', text('Det har kommet noe nytt.'), { [nyttAntall.path]: { uleste: 105 } }),
  state(
    'under way',
    (page) => page.getByText('Henter hva som er nytt').waitFor({ state: 'attached' }),
    {
      [nytt.path]: NEVER,
    },
  ),
  state('failed', text('Kunne ikke hente hva som er nytt'), { [nytt.path]: FAILS }),
  state(
    'not marked',
    async (page) => {
      await markAll(page);
      await text('Kunne ikke merke det. Prøv igjen.')(page);
    },
    { [nyttLest.path]: FAILS },
  ),
];
