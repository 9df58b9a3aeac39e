import { ADVANCED_FIELDS, FASETTER, fasettParam } from '#contract/search.ts';
import { KATEGORIER, SORT_FIELDS } from '#domain/search-rules.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { ALL_DAYS } from './kinds.ts';

const RANGES = [ALL_DAYS, { fraDato: '2026-03-10', tilDato: '2026-04-10' }];
const WORDS =
  `straffeloven tyveri vold bedrageri tvist hovedforhandling dom narkotika ran drap oslo tingrett
  påtalemyndigheten mot sak av og i § 321 275 solbakken nygård even kari advokat MED 26-1000 siktede`.split(
    /\s+/,
  );

/** Searches from a seed, the same in every run; a few of them are refused by the service. */
export function drawnSearches(seed: number): () => URLSearchParams {
  const random = seededRandom(seed);
  const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = (share: number): boolean => random() < share;

  /** A word in one of the ways of writing it, the dear ones often. */
  const ways: readonly (() => string)[] = [
    () => of(WORDS),
    () => `-${of(WORDS)}`,
    () => `${of(WORDS).slice(0, 1 + Math.floor(random() * 3))}*`,
    () => `-${of(WORDS).slice(0, 2)}*`,
    () => `"${Array.from({ length: 2 + Math.floor(random() * 7) }, () => of(WORDS)).join(' ')}"`,
    () => `-"${of(WORDS)} ${of(WORDS)}"`,
    () => 'ELLER',
  ];
  const text = (most: number): string => {
    const one = chance(0.4) ? of(ways) : null;
    const words = Array.from({ length: 1 + Math.floor(random() * most) }, () =>
      (one ?? of(ways))(),
    );
    return words.join(' ').slice(0, 500);
  };
  return () => {
    const params = new URLSearchParams({ ...of(RANGES), domstolid: 'alle' });
    params.set('soekeKategori', of(KATEGORIER));
    if (chance(0.7)) params.set('query', text(40));
    if (chance(0.6)) {
      params.set('isAdvancedSearch', 'true');
      for (const field of ADVANCED_FIELDS) if (chance(0.4)) params.set(field, text(of([2, 5, 40])));
    }
    for (const fasett of FASETTER)
      if (chance(0.15)) params.append(fasettParam(fasett), of(['TOSL', 'MED', 'Hovedforhandling']));
    params.set('sortField', chance(0.4) ? 'relevans' : of(SORT_FIELDS));
    if (chance(0.3)) params.set('sortAscending', of(['true', 'false']));
    params.set('pageSize', of(['50', '1000']));
    params.set('page', of(['1', '1', '2', '200']));
    return params;
  };
}
