/**
 * Other spellings of a folded word, tried when its own finds nothing; at most MAX_VARIANTS, the likeliest first:
 *
 * - a letter that keyboards lack: o for ø, a for å or æ, e for æ, and the other way round (bjorn, bjoern; skarvang,
 *   skaarvang; kjersund, kjaersund), at one place, at all places of a letter, or at two places;
 * - u for ü written as ue (mueller, muller);
 * - an initial: a single letter becomes `k*`, the beginning of a name.
 *
 * Accents (é) and aa for å need no variant, because folding makes them equal; the genitive -s is read with the word
 * (search/text/query/genitive.ts). Doubled letters are typing errors, not spellings (search/text/spelling/corrections.ts).
 */
export function variants(token: string): string[] {
  if (/^\p{L}$/u.test(token)) return [`${token}*`];
  if (token.length < MIN_LENGTH || !/^[a-z]+$/.test(token)) return [];
  const places = placesOf(token);
  const single = places.map((place) => replaced(token, [place]));
  const everywhere = KINDS.map((kind) => places.filter((place) => place.kind === kind))
    .filter((all) => all.length > 1)
    .map((all) => replaced(token, all));
  const pairs = places.flatMap((first, i) =>
    places.slice(i + 1).map((second) => replaced(token, [first, second])),
  );
  const found = [...everywhere.slice(0, 2), ...single, ...everywhere.slice(2), ...pairs];
  return [...new Set(found)].filter((other) => other !== token).slice(0, MAX_VARIANTS);
}

/** An upper limit on the work that one word can cause. */
export const MAX_VARIANTS = 16;
const MIN_LENGTH = 2;

interface Kind {
  readonly from: RegExp;
  readonly to: string;
}
/** The likeliest first. The letters of a pair are not read as single ones too. */
const KINDS: readonly Kind[] = [
  { from: /o(?!e)/g, to: 'oe' },
  { from: /(?<!a)a(?![ae])/g, to: 'aa' },
  { from: /aa/g, to: 'a' },
  { from: /oe/g, to: 'o' },
  // Roe, Røe
  { from: /oe/g, to: 'oee' },
  { from: /ae/g, to: 'e' },
  { from: /ae/g, to: 'a' },
  { from: /ue/g, to: 'u' },
  { from: /(?<![aou])e/g, to: 'ae' },
  { from: /(?<!a)a(?![ae])/g, to: 'ae' },
];

interface Place {
  readonly kind: Kind;
  readonly at: number;
  readonly length: number;
}

function placesOf(token: string): Place[] {
  return KINDS.flatMap((kind) =>
    Array.from(token.matchAll(kind.from), ({ 0: found, index }) => ({
      kind,
      at: index,
      length: found.length,
    })),
  );
}

/** Overlapping places are replaced once. */
function replaced(token: string, places: readonly Place[]): string {
  let text = '';
  let next = 0;
  for (const { kind, at, length } of places.toSorted((a, b) => a.at - b.at)) {
    if (at < next) continue;
    text += token.slice(next, at) + kind.to;
    next = at + length;
  }
  return text + token.slice(next);
}
