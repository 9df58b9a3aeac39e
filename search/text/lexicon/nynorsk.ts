import { FIRSTS, NYNORSK_WORDS } from './nynorsk-words.ts';
import { knownReadings } from './forms.ts';
import type { Reading } from './lexicon.ts';

/** Endings of nynorsk, those of nouns first: seljaren is seljar before it is selje, valden is vald before it is valde. */
const ENDINGS = `en et ane ar er or ene one a e n t s d na de te ast ande`.split(' ');
const MIN_STEM = 3;

/** What the reviewed list says of a word that the lexicon does not know, in any ending of nynorsk. */
export function listedReadings(word: string): Reading[] {
  const listed =
    NYNORSK_WORDS.get(word) ??
    stemsOf(word)
      .map((stem) => NYNORSK_WORDS.get(stem))
      .find((lemmas) => lemmas !== undefined);
  return (listed ?? []).flatMap(readingsOfLemma);
}

/** The same for a word that is bokmål, too (veg, sjukdom): only when each of its readings is on the list. */
export function listedReadingsOf(word: string, readings: readonly Reading[]): Reading[] {
  const lemmas = readings.map(({ lemma }) => NYNORSK_WORDS.get(lemma));
  const listed =
    NYNORSK_WORDS.get(word) ?? (lemmas.every((found) => found !== undefined) ? lemmas.flat() : []);
  return listed.flatMap(readingsOfLemma);
}

/** What the reviewed list says of a lemma. */
export function bokmaalLemmas(lemma: string): readonly string[] {
  return NYNORSK_WORDS.get(lemma) ?? [];
}

/** Pronouns and the like (hvem, noen) are not in the lexicon. */
function readingsOfLemma(lemma: string): Reading[] {
  const known = knownReadings(lemma);
  const readings = known.filter((reading) => reading.lemma === lemma);
  return known.length > 0
    ? readings.length > 0
      ? readings
      : known
    : [{ lemma, wordClass: 'adv', rare: false, productive: false, isName: false }];
}

/** A compound with a listed word of at least `least` letters before or after, or both: tjuverisak → tyverisak, køyreforbod → kjøreforbud. */
export function bokmaalCompounds(word: string, least: number): string[] {
  const found: string[] = [];
  for (let at = MIN_STEM; at <= word.length - MIN_STEM; at += 1) {
    const first = word.slice(0, at);
    const rest = word.slice(at);
    const head = listedReadings(rest)[0]?.lemma;
    const firsts = bokmaalFirsts(first);
    const inflected = head ?? bokmaalEnding(rest);
    if (inflected !== null) for (const lemma of firsts) found.push(lemma + inflected);
    if (head !== undefined && rest.length >= least) found.push(first + head);
    if (at >= least) for (const lemma of firsts) found.push(lemma + rest);
  }
  return found;
}

/** skadar → skader: a word of bokmål with an ending of nynorsk. */
function bokmaalEnding(word: string): string | null {
  const other = word
    .replace(/(?:ar|or)$/, 'er')
    .replace(/(?:ane|one)$/, 'ene')
    .replace(/a$/, 'en');
  return other !== word && knownReadings(other).length > 0 ? other : null;
}

/** What the first part of a compound is in bokmål, with its linking letter: valds → volds. None when it is not on the list. */
export function bokmaalFirsts(first: string): string[] {
  const alone = bokmaalFirst(first);
  if (alone.length > 0 || !/[se]$/.test(first)) return alone;
  return bokmaalFirst(first.slice(0, -1)).map((lemma) => lemma + first.slice(-1));
}

function bokmaalFirst(first: string): string[] {
  const only = FIRSTS.get(first);
  if (only !== undefined) return [only];
  return (NYNORSK_WORDS.get(first) ?? []).filter((lemma) => mayBegin(first, lemma));
}

/** What a part of a compound is in bokmål; none for words that are another word in bokmål (rettssal). */
export function bokmaalParts(lemma: string): readonly string[] {
  return OTHER_IN_BOKMAAL.has(lemma) ? [] : bokmaalLemmas(lemma);
}

const OTHER_IN_BOKMAAL = new Set(
  'sal val tru bu sprang jol kven rein sein tek drog laug braut bygd nytte'.split(' '),
);

/** A compound begins with the infinitive of a verb, which ends in a vowel: `stal` (stole) is not in stalking. */
function mayBegin(first: string, lemma: string): boolean {
  return (
    /[aeiouyæøå]$/.test(first) || knownReadings(lemma).some(({ wordClass }) => wordClass !== 'verb')
  );
}

function stemsOf(word: string): string[] {
  return ENDINGS.filter(
    (ending) => word.length - ending.length >= MIN_STEM && word.endsWith(ending),
  ).flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    return [stem, `${stem}e`];
  });
}

type Rule = readonly [pattern: RegExp, bokmaal: string];

/** Endings: of nouns, adjectives, verbs. At most one applies. */
const ENDING_RULES: readonly Rule[] = [
  [/aren$/, 'eren'],
  [/arane$/, 'erne'],
  [/arar$/, 'ere'],
  [/arar$/, 'er'],
  [/ane$/, 'ene'],
  [/one$/, 'ene'],
  [/or$/, 'er'],
  [/ar$/, 'er'],
  [/are$/, 'ere'],
  [/aste?$/, 'est'],
  [/ast$/, 'es'],
  [/ande$/, 'ende'],
  [/legg?e$/, 'lige'],
  [/ing(?:a|en|ar|ane)?$/, 'else'],
  [/ing(?:a|en|ar|ane)?$/, 'ning'],
  [/a$/, 'e'],
  [/a$/, 'en'],
  [/en$/, 'et'],
  [/ne$/, 'et'],
  [/de$/, 'te'],
  [/d$/, 't'],
  [/sle$/, 'sel'],
  [/sla$/, 'sel'],
  [/semd$/, 'somhet'],
  [/løyse$/, 'løshet'],
  [/nad$/, 'else'],
  [/nn$/, 'nd'],
  [/er$/, ''],
];

/** Sounds: any of them may apply, also several. */
const SOUND_RULES: readonly Rule[] = [
  [/leg(?=$|e|a|t|h|s|g)/, 'lig'],
  [/heit/, 'het'],
  [/øy/, 'ø'],
  [/k(?=øy|ø)/, 'kj'],
  [/ei/, 'e'],
  [/au/, 'ø'],
  [/kv/, 'hv'],
  [/ju/, 'y'],
  [/skule/, 'skole'],
  [/sam(?=$|t|e)/, 'som'],
  [/gj(?=e|a)/, 'g'],
  [/kj(?=e|a)/, 'k'],
  [/teikn/, 'tegn'],
  [/rekn/, 'regn'],
  [/nemn/, 'nevn'],
  [/namn/, 'navn'],
  [/omsyn/, 'hensyn'],
  [/spel/, 'spill'],
  [/saman/, 'sammen'],
  [/mogl/, 'mul'],
  [/veg/, 'vei'],
  [/seg/, 'si'],
  [/verk/, 'virk'],
  [/sjølv?/, 'selv'],
  [/hovud/, 'hoved'],
  [/eigedom/, 'eiendom'],
  [/gjekk/, 'gikk'],
  [/gjev/, 'giv'],
  [/vald/, 'vold'],
  [/heim/, 'hjem'],
  [/ikkj/, 'ikk'],
  [/eig/, 'ei'],
];

/** One letter for another: only in long words, and only one of them. */
const LETTER_RULES: readonly Rule[] = [
  [/o(?=[dtkgmr])/, 'u'],
  [/u(?=[nlmrkt])/, 'o'],
  [/a(?=l[dt]|nd|ng)/, 'o'],
  [/i(?=[tnkpv])/, 'e'],
  [/e(?=[knlt])/, 'i'],
  [/y(?=[rlvk])/, 'ø'],
  [/ø(?=[klrs])/, 'o'],
  [/å(?=[gtp])/, 'o'],
  [/e(?=[rlv])/, 'æ'],
];
const MIN_LETTERS = 7;
const MAX_CANDIDATES = 64;

/** How a word of nynorsk may be spelled in bokmål by the regular differences. Most candidates are no words. */
export function bokmaalSpellings(word: string): string[] {
  let sounds = [word];
  for (const [pattern, bokmaal] of SOUND_RULES) {
    if (!pattern.test(word)) continue;
    sounds = [...sounds, ...sounds.map((text) => text.replace(pattern, bokmaal))];
    if (sounds.length > MAX_CANDIDATES / 2) break;
  }
  if (word.length >= MIN_LETTERS)
    for (const [pattern, bokmaal] of LETTER_RULES)
      if (pattern.test(word)) sounds.push(word.replace(pattern, bokmaal));
  const candidates = new Set(sounds);
  for (const text of sounds)
    for (const [pattern, bokmaal] of ENDING_RULES)
      if (candidates.size < MAX_CANDIDATES && pattern.test(text))
        candidates.add(text.replace(pattern, bokmaal));
  candidates.delete(word);
  return [...candidates];
}
