import { stemmer } from '@orama/stemmers/norwegian';
import { ABBREVIATIONS } from './data/abbreviations.ts';
import { COMPOUND_HEADS, COMPOUND_SUBJECTS, NOT_COMPOUNDS } from './data/compound-heads.ts';
import { NYNORSK_PARTS, NYNORSK_WORDS } from './data/nynorsk.ts';
import { OVERRIDES } from './data/overrides.ts';

/** Form → stem, the longest form first. */
const OVERRIDDEN = Object.entries(OVERRIDES)
  .flatMap(([stem, forms]) => forms.map((form) => ({ form, stem })))
  .sort((a, b) => b.form.length - a.form.length);
/** A form of at least this length also counts as the end of a compound (foreldreansvaret). */
const MIN_COMPOUND_FORM = 5;
const LAW = /lov(?:en|a|ens|as|er|ene)?$/;
const DOUBLED_M = /((?:dom|rom|hjem|lem|gram))m$/;
const MIN_STEM = 3;
const MIN_BEFORE_HEAD = 3;
const MIN_AFTER_SUBJECT = 3;

/** The stems of a searched word, after abbreviations and nynorsk are resolved. */
export function queryStems(token: string): string[] {
  if (token.startsWith('§')) return [token];
  return [stem(toBokmaal(own(ABBREVIATIONS, token) ?? token))];
}

/** The stems by which an indexed word is found: its own, the parts of a compound, the bare number of a paragraph. */
export function indexStems(token: string): readonly string[] {
  const known = REMEMBERED.get(token);
  if (known) return known;
  const stems = token.startsWith('§')
    ? [token, token.slice(1)]
    : queryStems(token).flatMap((found) => [found, ...headsOf(found), ...subjectsOf(found)]);
  if (REMEMBERED.size >= MAX_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(token, stems);
  return stems;
}

/** A million cases use few different words; a rebuild stems each of them once. */
const REMEMBERED = new Map<string, readonly string[]>();
const MAX_REMEMBERED = 20_000;

function stem(word: string): string {
  const override = OVERRIDDEN.find(
    ({ form }) => word === form || (form.length >= MIN_COMPOUND_FORM && word.endsWith(form)),
  );
  if (override) return word.slice(0, -override.form.length) + override.stem;
  // Snowball removes «lov» as an ending: straffeloven would become straff.
  if (LAW.test(word)) return word.replace(LAW, 'lov');
  if (word.length <= MIN_STEM || !/^[a-z]+$/.test(word)) return word;
  // Snowball gives selgeren and selger different stems, and keeps the doubled m of dommen, rommet, medlemmer.
  return stemmer(word.replace(/er(?:en|ens|ne|nes)$/, 'er')).replace(DOUBLED_M, '$1');
}

function toBokmaal(word: string): string {
  const whole = own(NYNORSK_WORDS, word);
  if (whole !== undefined) return whole;
  return NYNORSK_PARTS.reduce((text, [nynorsk, bokmaal]) => text.replace(nynorsk, bokmaal), word);
}

const HEADS = [...new Set(COMPOUND_HEADS.map(stem))];
const EXCEPTIONS = NOT_COMPOUNDS.map(stem);

function headsOf(compound: string): string[] {
  return HEADS.filter(
    (head) =>
      compound.endsWith(head) &&
      compound.length >= head.length + MIN_BEFORE_HEAD &&
      !EXCEPTIONS.some((word) => word.endsWith(head) && compound.endsWith(word)),
  );
}

const SUBJECTS = Object.entries(COMPOUND_SUBJECTS).map(([start, word]) => ({
  start,
  stem: stem(word),
}));

function subjectsOf(compound: string): string[] {
  return SUBJECTS.filter(
    ({ start }) =>
      compound.startsWith(start) && compound.length >= start.length + MIN_AFTER_SUBJECT,
  ).map((subject) => subject.stem);
}

/** Looks a word up in a table; words such as `constructor`, which every object has, are not found. */
function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
