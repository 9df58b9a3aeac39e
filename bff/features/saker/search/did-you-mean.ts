import type { Knex } from 'knex';
import type { MenteDu } from '#contract/treff.ts';
import { linesOf, PAGE_TEXTS } from '#domain/sak-texts.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import type { Gate, SearchEngine } from '#search/port.ts';
import { SEARCH_FIELDS, TEXT_FIELDS, type Term } from '#search/query.ts';
import { parseClauses, readText } from '#search/text/query/clauses.ts';
import { isSmallWord } from '#search/text/query/small-words.ts';
import { closeness } from '#search/text/spelling/closeness.ts';
import {
  corrections,
  isKnownWord,
  isSlip,
  joinings,
  knownCorrections,
} from '#search/text/spelling/corrections.ts';
import { isTown, townName } from '#search/text/query/court-places.ts';
import { fold, tokenize, writtenWords } from '#search/text/tokenize.ts';
import { presentDetails } from '#bff/features/saker/shown/present-sak.ts';

/** Where proposals come from. */
interface Sources {
  readonly db: Knex;
  readonly engine: SearchEngine;
  readonly gate: Gate;
}

/** In a longer text nobody looks for one wrong word. */
const MOST_WORDS = 8;
/** So many words are corrected at once. */
const MOST_WRONG = 2;
const MOST_PROPOSALS = 3;
/** Texts of which the hits are counted. */
const MOST_COUNTED = 6;
/** Cases in which the likeliest corrections, and the others, are looked for. */
const CASES = 40;
const LIKELIEST = 60;

/** What somebody may have meant, found out when it is asked for, and once. */
interface Meant {
  /** The likeliest first, whether they find anything or not. */
  readonly texts: () => Promise<readonly string[]>;
  /** Those that find something. */
  readonly proposals: () => Promise<MenteDu[]>;
}

/** Other texts for 'Søk etter' when nothing was found. */
export function didYouMean(search: ValidSearch, sources: Sources): Meant {
  let texts: Promise<string[]> | undefined;
  let proposals: Promise<MenteDu[]> | undefined;
  const read = () => (texts ??= textsMeant(search, sources));
  return {
    texts: read,
    proposals: () => (proposals ??= read().then((found) => counted(found, search, sources))),
  };
}

/**
 * What may have been meant instead, the likeliest first: a word that finds nothing by itself is replaced by one that stands in a case
 * as the reader may see it now, or that the courts have another word for. A hidden name is neither found by the engine nor in such a
 * case, so it is proposed to nobody.
 */
async function textsMeant({ query }: ValidSearch, sources: Sources): Promise<string[]> {
  const words = wordsOf(query);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const wrong = (await unknownAmong(query, words, sources)).slice(0, MOST_WRONG);
  if (wrong.length === 0) return [];
  const better = await Promise.all(wrong.map(({ text }) => replacementsOf(text, sources)));
  const together = joined(query, words, wrong);
  const [best, ...others] = replaced(query, wrong, better);
  const texts = [
    ...together.filter((text) => changesOnlyWords(query, text)),
    ...(best === undefined ? [] : [best]),
    // Most are no words, and would leave no place for a correction; but names are written apart too.
    ...together,
    ...others,
  ];
  return [...new Set(texts)].slice(0, MOST_COUNTED);
}

/** Those of the texts that find something, with everything else in the search as it is, each with its hits. */
async function counted(
  texts: readonly string[],
  search: ValidSearch,
  { engine, gate }: Sources,
): Promise<MenteDu[]> {
  // Only counted: nothing is put in order.
  const page = { page: 1, pageSize: 0 };
  const found = await Promise.all(
    texts.map(async (query) => {
      const { totalHits } = await engine.search(toSearchQuery({ ...search, query }), page, gate);
      return { query, antall: totalHits };
    }),
  );
  return found.filter(({ antall }) => antall > 0).slice(0, MOST_PROPOSALS);
}

/** Whether what is new in the text that is meant is words of the language, no name. */
export function changesOnlyWords(typed: string, meant: string): boolean {
  const there = new Set(writtenWords(typed));
  return writtenWords(meant).every((word) => there.has(word) || isKnownWord(word));
}

/** A typed word, and where it stands. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

const OPERATORS = new Set(['eller', 'or', 'og', 'and', 'ikke', 'ikkje', 'not']);

/** The words that must be found; what must not be there, numbers and small words are left alone. */
function wordsOf(query: string): Typed[] {
  return Array.from(
    query.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{3,}(?![\p{N}])/gu),
    (match) => ({
      text: match[0],
      at: match.index,
    }),
  ).filter(
    ({ text, at }) =>
      !OPERATORS.has(text.toLocaleLowerCase('nb')) &&
      !isSmallWord(fold(text)) &&
      !/(?:^|\s)[-\u2010-\u2015\u2212]$/.test(query.slice(0, at)),
  );
}

/** The words that find no case at all, whatever the dates say: with what they mean beside the others («tende på»). */
async function unknownAmong(
  query: string,
  words: readonly Typed[],
  { engine, gate }: Sources,
): Promise<Typed[]> {
  const { required } = readText(query, null);
  const found = await Promise.all(
    words.map(({ text }) => {
      const beside = required.find((wanted) => wanted.text.split(' ').includes(text));
      const clauses = beside ? [{ anyOf: beside.anyOf, negated: false }] : parseClauses(text, null);
      return engine.find(
        { condition: { match: 'all', clauses, fields: SEARCH_FIELDS }, limit: 1 },
        gate,
      );
    }),
  );
  return words.filter((_, i) => found[i]!.length === 0);
}

/** What may have been meant, the likeliest first: words of the cases as they are shown. */
async function replacementsOf(word: string, sources: Sources): Promise<string[]> {
  const written = word.toLocaleLowerCase('nb');
  const tokens = corrections(written);
  const [likely, others] = await Promise.all([
    shownWords(tokens.slice(0, LIKELIEST), sources),
    shownWords(tokens.slice(LIKELIEST), sources),
  ]);
  const typed = fold(written);
  const ranked = [...new Map([...others, ...likely])]
    .map(([token, { text, count }]) => ({ text, count, close: closeness(typed, token) }))
    .filter(({ text, close }) => close > 0 && isSlip(written, text.toLocaleLowerCase('nb')))
    .sort((a, b) => b.close - a.close || b.count - a.count || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
  const proposed =
    ranked.length > 0 ? ranked : knownCorrections(written).filter((text) => isSlip(written, text));
  return proposed.slice(0, MOST_PROPOSALS);
}

/** Those of the words that stand in cases as they are presented now: as they are written there, and in how many. Where courts sit anybody may know. */
async function shownWords(
  tokens: readonly string[],
  { db, engine, gate }: Sources,
): Promise<Map<string, { text: string; count: number }>> {
  const shown = new Map<string, { text: string; count: number }>();
  if (tokens.length === 0) return shown;
  const anyOf = tokens.map((token): Term => ({ kind: 'word', token, stems: [] }));
  const condition = {
    match: 'all',
    clauses: [{ anyOf, negated: false }],
    fields: TEXT_FIELDS,
  } as const;
  const ids = await engine.find({ condition, limit: CASES }, gate);
  const wanted = new Set(tokens);
  for (const { sak } of await readShownSaker(db, null, ids)) {
    const details = presentDetails(sak, { now: gate.now, erFavoritt: false });
    const words = new Map(
      textsOf(details)
        .flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])
        .map((text) => [tokenize(text).join(''), text]),
    );
    for (const [token, text] of words)
      if (wanted.has(token)) shown.set(token, { text, count: (shown.get(token)?.count ?? 0) + 1 });
  }
  for (const token of tokens)
    if (isTown(token) && !shown.has(token)) shown.set(token, { text: townName(token), count: 1 });
  return shown;
}

type Details = ReturnType<typeof presentDetails>;

function textsOf(sak: Details): string[] {
  return [
    sak.saksTema,
    sak.sakstype,
    sak.domstolNavn,
    sak.parter,
    ...PAGE_TEXTS.flatMap(({ field }) => linesOf(sak[field])),
    ...sak.møteliste.map((moete) => moete.rettsmøteType),
  ].filter((text) => text !== null);
}

/** Every wrong word replaced by its best, where there is one; then the other possibilities of each, one at a time. */
function replaced(
  query: string,
  wrong: readonly Typed[],
  better: readonly (readonly string[])[],
): string[] {
  if (better.every((found) => found.length === 0)) return [];
  const best = better.map((found, i) => found[0] ?? wrong[i]!.text);
  const others = better.flatMap((found, i) =>
    found.slice(1).map((text) => best.map((other, j) => (j === i ? text : other))),
  );
  return [best, ...others].map((texts) => withWords(query, wrong, texts));
}

/** `promille kjøring` as one word, when one of the two finds nothing. */
function joined(query: string, words: readonly Typed[], wrong: readonly Typed[]): string[] {
  return words.slice(1).flatMap((second, i) => {
    const first = words[i]!;
    const between = query.slice(first.at + first.text.length, second.at);
    if (!/^\s+$/.test(between) || !(wrong.includes(first) || wrong.includes(second))) return [];
    const both = { text: first.text + between + second.text, at: first.at };
    return joinings(first.text.toLocaleLowerCase('nb'), second.text.toLocaleLowerCase('nb')).map(
      (text) => withWords(query, [both], [text]),
    );
  });
}

function withWords(query: string, words: readonly Typed[], texts: readonly string[]): string {
  return words.reduceRight(
    (text, { at, text: old }, i) => text.slice(0, at) + texts[i]! + text.slice(at + old.length),
    query,
  );
}
