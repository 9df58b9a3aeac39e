import type { Page } from 'playwright';
import { pressePaths } from '#contract/paths.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import { everyKindOfSak, manyHits } from '#tests/support/shown/cases.ts';
import type { PageState } from './state.ts';

const SEARCH = '/?domstolid=alle&fraDato=2026-11-02&tilDato=2026-12-21';
const DAG = { tekst: 'i dag', fraDato: '2026-11-20', tilDato: '2026-11-20', brukes: true };
const found = ({ dag }: Pick<Berammingsliste, 'dag'>) => ({
  [pressePaths.berammingsliste.path]: { ...manyHits(everyKindOfSak.length, 128), dag },
});
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();

/** Days that were typed as words: the period of the search, or left out of it. */
export const DAGORD_STATES: readonly PageState[] = [
  {
    name: 'search, day in words',
    path: `${SEARCH}&query=vold+i+dag`,
    answers: found({ dag: DAG }),
    ready: text('Dag: i dag, fr. 20.11.2026'),
  },
  {
    name: 'search, day in words left out',
    path: `${SEARCH}&query=vold+i+dag&dagord=uten`,
    answers: found({ dag: { ...DAG, brukes: false } }),
    ready: text('«i dag» er ikke med i søket.'),
  },
];
