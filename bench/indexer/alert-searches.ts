import type { SearchParams } from '#contract/search.ts';
import { writeSearchParams } from '#contract/search.ts';
import type { Sak } from '#domain/sak.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

/** A saved search as it is stored. */
export interface MadeSearch {
  readonly soek: string;
  readonly periode: string;
}

const KATEGORIER = [...Array<'berammede'>(8).fill('berammede'), 'tiltaler', 'avgjorelser'] as const;

/**
 * Searches as newsrooms save them, in the words of these cases: a name, words of a subject, with or without a court, a court
 * alone, a phrase, somebody who works in court, a beginning of a word, a case number, a type. The same ones each time.
 */
export function makeSearches(saker: readonly Sak[], count: number): MadeSearch[] {
  const random = seededRandom(14);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const words = (text: string | null) => (text ?? '').match(/\p{L}{4,}/gu) ?? ['sak'];
  const kinds: readonly (readonly [share: number, of: (sak: Sak) => Partial<SearchParams>])[] = [
    [0.25, ({ parter }) => ({ query: words(parter).slice(-2).join(' ') })],
    [0.15, ({ saksTema }) => ({ query: one(words(saksTema)) })],
    [
      0.2,
      ({ saksTema, domstolId }) => ({
        query: `${one(words(saksTema))} ${one(words(saksTema))}`,
        domstolid: domstolId,
      }),
    ],
    [0.1, ({ domstolId }) => ({ domstolid: domstolId })],
    [0.1, ({ saksTema }) => ({ query: `"${words(saksTema).slice(0, 2).join(' ')}"` })],
    [0.05, ({ advokat }) => ({ isAdvancedSearch: true, advokat: one(words(advokat)) })],
    [0.05, ({ saksTema }) => ({ query: `${one(words(saksTema)).slice(0, 5)}*` })],
    [0.05, ({ saksnummer }) => ({ query: saksnummer.split('/')[0]! })],
    [
      0.05,
      ({ sakstype, domstolId }) => ({ domstolid: domstolId, fasettsakstype: [sakstype ?? ''] }),
    ],
  ];
  return Array.from({ length: count }, () => {
    let left = random();
    const [, of] = kinds.find(([share]) => (left -= share) < 0) ?? kinds[0]!;
    const search = { domstolid: 'alle', soekeKategori: one(KATEGORIER), ...of(one(saker)) };
    return { soek: String(writeSearchParams(search)), periode: 'en-maaned' };
  });
}
