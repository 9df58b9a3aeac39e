import type { Forslag } from '#contract/soekeforslag.ts';
import { loadSynonyms, type Entry, type Saying } from '#search/text/query/synonyms.ts';
import { fold } from '#search/text/tokenize.ts';
import { NO_TARGET } from './from-cases.ts';
import { begins, type Typed } from './typed.ts';

/** What people call something, and where the law has it. */
interface Offence {
  readonly words: string;
  /** `straffeloven §§ 231–232`, with spaces that do not break. */
  readonly citation: string;
  readonly laws: ReadonlySet<string>;
  readonly paragraphs: readonly string[];
}

/**
 * Offences and paragraphs of the reviewed list (search/text/query/synonyms.txt) that somebody is naming, by words or by
 * paragraph. Each law stands once. Choosing one searches for the words, which finds their paragraphs too.
 */
export function suggestLaw(typed: Typed): Forslag[] {
  const found = offences()
    .map((offence) => ({ offence, rank: rankOf(offence, typed) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);
  const byLaw = new Map<string, Offence>();
  for (const { offence } of found)
    if (!byLaw.has(offence.citation)) byLaw.set(offence.citation, offence);
  return [...byLaw.values()].map(({ words, citation }) => ({
    ...NO_TARGET,
    tekst: words.charAt(0).toLocaleUpperCase('nb') + words.slice(1),
    detalj: citation,
    query: words,
  }));
}

const NO_MATCH = 4;

/** The words from their beginning, the same paragraph, the words somewhere, the beginning of a paragraph. */
function rankOf({ words, laws, paragraphs }: Offence, typed: Typed): number {
  const wanted = typed.words.flatMap((word) =>
    /^§?\d/.test(word) ? word.replace(/^§?/, '§') : [],
  );
  if (wanted.length === 0) {
    if (!begins(typed, words)) return NO_MATCH;
    return fold(words).startsWith(typed.words[0]!) ? 0 : 2;
  }
  const others = typed.words.filter((word) => !/^§?\d/.test(word));
  const isLaw = others.every((word) => [...laws].some((law) => law.startsWith(word)));
  const isSure = others.length > 0 || typed.words.some((word) => word.startsWith('§'));
  if (!isLaw || !isSure) return NO_MATCH;
  if (wanted.every((paragraph) => paragraphs.includes(paragraph))) return 1;
  return wanted.every((paragraph) => paragraphs.some((one) => one.startsWith(paragraph)))
    ? 3
    : NO_MATCH;
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
  return entries.flatMap(({ isLaw, sayings, finds }) => {
    const citation = (finds ?? sayings).find(isCitation);
    if (isLaw || !citation || citation.year !== null) return [];
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
