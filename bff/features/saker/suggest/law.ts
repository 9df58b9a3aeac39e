import type { Forslag } from '#contract/soekeforslag.ts';
import { loadSynonyms, type Entry, type Saying } from '#search/text/query/synonyms.ts';
import { closeness } from '#search/text/spelling/closeness.ts';
import { fold, tokenize } from '#search/text/tokenize.ts';
import { NO_TARGET } from './from-cases.ts';
import { begins, type Typed } from './typed.ts';

/** What people call something, and where the law has it. */
export interface Offence {
  readonly words: string;
  /** `straffeloven §§ 231–232`, with spaces that do not break. */
  readonly citation: string;
  readonly laws: ReadonlySet<string>;
  readonly paragraphs: readonly string[];
}

/** How many cases are about each, by citation. */
export type CountsOffences = (offences: readonly Offence[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Offences and paragraphs of the reviewed list (search/text/query/synonyms) that somebody is naming, by words, by law
 * or by paragraph; among equals those with most cases first. Each citation stands once, and so do the words. Choosing one
 * searches for the words, which finds their paragraphs too.
 */
export async function suggestLaw(typed: Typed, count: CountsOffences): Promise<Forslag[]> {
  // One letter begins so many that nobody waits for their counts.
  const isCounted = [...typed.text].length > 1;
  return present(ranked(rankOf, typed), isCounted ? count : async () => new Map());
}

/** Offences whose words begin nearly as what was typed: `volt` is the beginning of no word. */
export async function suggestNearLaw(typed: Typed, count: CountsOffences): Promise<Forslag[]> {
  const [word, second] = typed.words;
  if (word === undefined || second !== undefined || !NEAR.test(word)) return [];
  return present(ranked(nearRank, typed), count);
}
const NEAR = /^[a-z]{3,}$/;

interface Ranked {
  readonly offence: Offence;
  readonly rank: number;
}

/** The best of each citation, in the order of their ranks. */
function ranked(rank: (offence: Offence, typed: Typed) => number, typed: Typed): Ranked[] {
  const found = offences()
    .map((offence) => ({ offence, rank: rank(offence, typed) }))
    .filter((one) => one.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || wordsOf(a) - wordsOf(b));
  return first(
    first(found, ({ offence }) => offence.citation),
    ({ offence }) => offence.words,
  );
}

/** What one word says comes before what takes several: rape before rape of a child. */
const wordsOf = ({ offence }: Ranked) => offence.words.split(' ').length;

async function present(found: readonly Ranked[], count: CountsOffences): Promise<Forslag[]> {
  const counts = found.length < 2 ? null : await count(found.map(({ offence }) => offence));
  const cases = ({ offence }: Ranked) => counts?.get(offence.citation) ?? 0;
  return [...found]
    .sort((a, b) => a.rank - b.rank || cases(b) - cases(a) || wordsOf(a) - wordsOf(b))
    .map(({ offence: { words, citation } }) => ({
      ...NO_TARGET,
      tekst: words.charAt(0).toLocaleUpperCase('nb') + words.slice(1),
      detalj: citation,
      query: words,
    }));
}

function first<T>(all: readonly T[], key: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) if (!found.has(key(one))) found.set(key(one), one);
  return [...found.values()];
}

const NO_MATCH = 6;
/** A shorter beginning of a law's name is rather the beginning of another word. */
const MIN_LAW = 4;

/** The very words, the words from their beginning, the same paragraph, the words somewhere, the beginning of a paragraph, the law. */
function rankOf({ words, laws, paragraphs }: Offence, typed: Typed): number {
  const wanted = typed.words.flatMap((word) =>
    /^§?\d/.test(word) ? word.replace(/^§?/, '§') : [],
  );
  const others = typed.words.filter((word) => !/^§?\d/.test(word));
  const isLaw = others.every((word) =>
    [...laws].some((law) => law === word || (word.length >= MIN_LAW && law.startsWith(word))),
  );
  if (wanted.length === 0) {
    const [beginning] = typed.words;
    if (begins(typed, words)) {
      if (tokenize(words).join(' ') === typed.words.join(' ')) return 0;
      if (fold(words).startsWith(beginning!)) return 1;
      if ([...typed.text].length > 1) return 3;
    }
    return isLaw ? 5 : NO_MATCH;
  }
  const isSure = others.length > 0 || typed.words.some((word) => word.startsWith('§'));
  if (!isLaw || !isSure) return NO_MATCH;
  if (wanted.every((paragraph) => paragraphs.includes(paragraph))) return 2;
  return wanted.every((paragraph) => paragraphs[0]?.startsWith(paragraph)) ? 4 : NO_MATCH;
}

/** The beginning with another vowel, or t for d and the like: a slip that sounds the same or stands beside it. */
function nearRank({ words }: Offence, { words: [typed = ''] }: Typed): number {
  const beginning = fold(words).slice(0, typed.length);
  const isNear = frame(beginning) === frame(typed) && closeness(typed, beginning) > 0;
  return isNear && beginning[0] === typed[0] ? 0 : NO_MATCH;
}

const SOFT: Readonly<Record<string, string>> = { t: 'd', p: 'b', k: 'g' };
function frame(text: string): string {
  return text.replace(/[aeiouy]/g, '-').replace(/[tpk]/g, (letter) => SOFT[letter]!);
}

let known: readonly Offence[] | undefined;

function offences(): readonly Offence[] {
  known ??= readOffences(loadSynonyms());
  return known;
}
function readOffences(entries: readonly Entry[]): Offence[] {
  const names = new Map<string, readonly string[]>();
  for (const { isLaw, sayings } of entries) {
    const law = isLaw
      ? sayings.flatMap((saying) => (saying.kind === 'words' ? saying.text : []))
      : [];
    for (const name of law) names.set(fold(name), law);
  }
  return entries.flatMap(({ isLaw, isEveryday, sayings, finds }) => {
    const citation = (finds ?? sayings).find(isCitation);
    if (isLaw || isEveryday || !citation || citation.year !== null) return [];
    const law = names.get(citation.law) ?? [citation.law];
    const [, paragraphs = ''] = /^\S+\s+(.*)$/.exec(citation.text) ?? [];
    return sayings.flatMap((saying) =>
      saying.kind !== 'words'
        ? []
        : {
            words: saying.text,
            citation: `${law[0]!} ${paragraphs.replace(/ (?=\d)| (?=[a-h]\b)/g, '\u00a0')}`,
            laws: new Set(law.map(fold)),
            paragraphs: citation.paragraphs,
          },
    );
  });
}

function isCitation(saying: Saying): saying is Extract<Saying, { kind: 'citation' }> {
  return saying.kind === 'citation';
}
