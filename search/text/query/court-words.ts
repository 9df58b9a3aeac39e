const FIRST = ['tingrett', 'byrett', 'herredsrett', 'heradsrett'];
const SECOND = ['lagmannsrett'];
const SUPREME = ['hoeyesterett', 'hoegsterett'];
const LAND = ['jordskifterett'];

/** Courts by what they are called in running text, and the word for them in the names of courts. All folded. */
const KINDS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [FIRST, ['tingrett']],
  [SECOND, ['lagmannsrett']],
  [SUPREME, ['hoeyesterett']],
  [
    [...LAND, 'jordskifte'],
    ['jordskifterett', 'jordskifteoverrett'],
  ],
  [
    ['rett', 'domstol'],
    ['tingrett', 'lagmannsrett', 'hoeyesterett', 'jordskifterett'],
  ],
];
const ENDINGS = ['', 's', 'en', 'ens', 'er', 'ers', 'ene', 'enes', 'ar', 'ane', 'anes'];

const COURT_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  KINDS.flatMap(([words, names]) =>
    words.flatMap((word) => ENDINGS.map((ending) => [word + ending, names] as const)),
  ),
);

/**
 * The words in the names of courts that a typed word means: `tingretten` is any tingrett. The names themselves are
 * never stemmed, as they are beside the names of people.
 */
export function courtWords(token: string): readonly string[] {
  return COURT_WORDS.get(token) ?? [];
}
