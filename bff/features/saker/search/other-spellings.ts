import type { Hit } from '#contract/sak.ts';
import type { MenteDu, Treff } from '#contract/treff.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import type { SearchQuery, Term } from '#search/query.ts';
import { compoundsIn } from '#search/text/query/compound-parts.ts';
import { closeness } from '#search/text/spelling/closeness.ts';
import { variants } from '#search/text/spelling/variants.ts';
import { fold, tokenize } from '#search/text/tokenize.ts';
import { changesOnlyWords } from './did-you-mean.ts';

/** A word, the full stop of an initial, and whether another word follows at once: `O.`, `J.` in `J.E.` */
const WORD = /([\p{L}\p{M}]+)(\.?)(?=(\p{L})?)/gu;

/** The same search in other words, and what it finds. */
interface Otherwise<Found> {
  readonly query: SearchQuery;
  readonly found: Found;
  /** What is searched for instead; null for other spellings, of which only the hits tell (`asFound`). */
  readonly words: string | null;
}
interface Searched {
  readonly totalHits: number;
}

/**
 * For a search that finds nothing as it was typed: other spellings of its words, the parts of its compounds, the last parts
 * alone (`gruppevoldtekt`: `voldtekt`), the likeliest of what may have been meant (`proposed`), unless that is a name: the reader
 * says who is meant; then the first parts alone. The first of these that finds something.
 */
export async function searchOtherwise<Found extends Searched>(
  search: ValidSearch,
  ask: (query: SearchQuery) => Promise<Found>,
  proposed: () => Promise<readonly MenteDu[]>,
): Promise<Otherwise<Found> | null> {
  const respelled = withOtherSpellings(search);
  const second = respelled && (await ask(respelled));
  if (respelled && second && second.totalHits > 0)
    return { query: respelled, found: second, words: null };
  const unknown = await unknownCompounds(search, ask);
  const inParts = await firstFound(withParts(search, unknown), ask);
  if (inParts) return inParts;
  const [likeliest] = await proposed();
  if (!likeliest || !changesOnlyWords(search.query, likeliest.query))
    return firstFound(withBeginnings(search, unknown), ask);
  const query = toSearchQuery({ ...search, query: likeliest.query });
  return { query, found: await ask(query), words: likeliest.query };
}

/** A search in other words. */
interface Worded {
  readonly query: SearchQuery;
  readonly words: string;
}

async function firstFound<Found extends Searched>(
  searches: readonly Worded[],
  ask: (query: SearchQuery) => Promise<Found>,
): Promise<Otherwise<Found> | null> {
  for (const { query, words } of searches) {
    const found = await ask(query);
    if (found.totalHits > 0) return { query, found, words };
  }
  return null;
}

/** In a longer text nobody looks for what one word lacks. */
const MOST_COMPOUNDS = 3;

type Compounds = ReturnType<typeof compoundsIn>;

/** The compounds that find nothing by themselves. */
async function unknownCompounds<Found extends Searched>(
  search: ValidSearch,
  ask: (query: SearchQuery) => Promise<Found>,
): Promise<Compounds> {
  const compounds = compoundsIn(search.query);
  if (compounds.length > MOST_COMPOUNDS) return [];
  const found = await Promise.all(
    compounds.map(async ({ text }) => {
      if (text === search.query.trim()) return false;
      const { totalHits } = await ask(toSearchQuery({ ...search, query: text }));
      return totalHits > 0;
    }),
  );
  return compounds.filter((_, i) => !found[i]);
}

/** The search with these compounds read by their parts, and then by their last part alone. */
function withParts(search: ValidSearch, compounds: Compounds): Worded[] {
  const divided = compounds.filter(({ ways }) => ways.length > 0);
  const most = Math.max(0, ...divided.map(({ ways }) => ways.length));
  return Array.from({ length: most }, (_, way) =>
    reworded(
      search,
      divided.map(({ text, ways }) => ({ text, ...ways[Math.min(way, ways.length - 1)]! })),
    ),
  );
}

/** The search with these compounds read by what stands before their last parts. */
function withBeginnings(search: ValidSearch, compounds: Compounds): Worded[] {
  const begun = compounds.flatMap(({ text, beginning }) =>
    beginning ? [{ text, ...beginning }] : [],
  );
  return begun.length === 0 ? [] : [reworded(search, begun)];
}

function reworded(
  search: ValidSearch,
  compounds: readonly { text: string; words: string; terms: readonly Term[] }[],
): Worded {
  const parts = new Map(compounds.map(({ text, terms }) => [text, terms]));
  return {
    query: toSearchQuery(search, { parts }),
    words: compounds.reduce((all, { text, words }) => all.replace(text, () => words), search.query),
  };
}

/** The same search, in which other spellings of its words count too; null when they have none. */
function withOtherSpellings(search: ValidSearch): SearchQuery | null {
  let has = false;
  const query = toSearchQuery(search, {
    variants: (token) => {
      const found = variants(token);
      has ||= found.length > 0;
      return found;
    },
  });
  return has ? query : null;
}

/** What was typed, each word as it stands where it was found: `bjorn håkonsrud` becomes `Bjørn Håkonsrud`, `O. Hansen` `Ole Hansen`. */
export function asFound(text: string, hits: readonly Hit[]): string {
  const found = hits.flatMap((hit) => hit.treff.flatMap((treff) => markedWords(hit, treff)));
  const there = new Set(found.map(({ token }) => token));
  return text.replace(WORD, (typed, word: string, stop: string, next: string | undefined) => {
    const token = fold(word);
    const other = there.has(token) ? null : best(variants(token), found);
    if (other === null) return typed;
    const isInitial = stop !== '' && [...word].length === 1;
    return isInitial ? `${other}${next === undefined ? '' : ' '}` : other + stop;
  });
}

interface FoundWord {
  readonly token: string;
  readonly written: string;
}

/** The marked words of a hit, as they are written there. */
function markedWords(hit: Hit, { felt, steder, utdrag }: Treff): FoundWord[] {
  const field: unknown = utdrag ?? hit[felt as keyof Hit];
  if (typeof field !== 'string') return [];
  return steder.flatMap(({ fra, til }) =>
    (field.slice(fra, til).match(/[\p{L}\p{M}]+/gu) ?? []).map((written) => ({
      token: tokenize(written).join(''),
      written,
    })),
  );
}

/** The word that is one of these spellings, or a form of one. */
function best(spellings: readonly string[], found: readonly FoundWord[]): string | null {
  const scored = found.map(({ token, written }) => ({
    written,
    score: Math.max(0, ...spellings.map((spelling) => likeness(spelling, token))),
  }));
  const top = scored.reduce((a, b) => (b.score > a.score ? b : a), { written: '', score: 0 });
  return top.score > 0 ? top.written : null;
}

/** `k*` is the beginning of a name. */
function likeness(spelling: string, token: string): number {
  if (!spelling.endsWith('*')) return closeness(spelling, token);
  return token.startsWith(spelling.slice(0, -1)) ? 0.5 : 0;
}
