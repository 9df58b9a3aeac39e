import type { Hit } from '#contract/sak.ts';
import type { Treff } from '#contract/treff.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import type { SearchQuery } from '#search/query.ts';
import { closeness } from '#search/text/spelling/closeness.ts';
import { variants } from '#search/text/spelling/variants.ts';
import { fold, tokenize } from '#search/text/tokenize.ts';

/** A word, the full stop of an initial, and whether another word follows at once: `O.`, `J.` in `J.E.` */
const WORD = /([\p{L}\p{M}]+)(\.?)(?=(\p{L})?)/gu;

/** The same search, in which other spellings of its words count too; null when they have none. */
export function withOtherSpellings(search: ValidSearch): SearchQuery | null {
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
