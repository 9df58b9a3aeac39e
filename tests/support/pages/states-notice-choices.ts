import type { Page } from 'playwright';
import { pressePaths, varslingPaths } from '#contract/paths.ts';
import { shownNoticeChoices } from '#tests/support/shown/lagrede-soek.ts';
import { FAILS, Refused } from './fake-api.ts';
import type { PageState } from './state.ts';

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();
const path = varslingPaths.side.href('et-token');
const stop = async (page: Page) => page.getByRole('button', { name: 'Stopp e-postene' }).click();
const stopped = (name: string, answer: unknown, shown: string): PageState => ({
  ...{ name: `stopping e-mails, ${name}`, path },
  answers: { [varslingPaths.stopp.href('et-token')]: answer },
  ready: async (page) => {
    await stop(page);
    await text(shown)(page);
  },
});
const settings = (name: string, shown: string | RegExp, answer: unknown): PageState => ({
  ...{ name: `profile, e-mails ${name}`, path: '/profil', ready: text(shown) },
  answers: { [pressePaths.varsling.path]: answer },
});

/** What is told by e-mail: its place in the profile, and the page of the link in an e-mail. */
export const VARSLING_STATES: readonly PageState[] = [
  { name: 'stopping e-mails, asked', path, ready: text('Du får ikke flere e-poster') },
  stopped('done', {}, 'E-postene er stoppet'),
  stopped('failed', FAILS, 'E-postene er ikke stoppet'),
  stopped('an old link', new Refused(404, 'not_found', 'Ikke funnet.'), 'Lenken er ikke gyldig'),
  settings('as chosen', /har aldri navn på parter/, shownNoticeChoices),
  settings('stopped', 'Start e-postene igjen', { ...shownNoticeChoices, stans: 'stoppet' }),
  settings('not known', 'Kunne ikke hente hva du får på e-post', FAILS),
];
