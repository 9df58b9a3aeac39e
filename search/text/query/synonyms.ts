import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataPath } from '#search/text/data-path.ts';
import { type Forhold, isForhold } from '#search/text/forhold.ts';
import { tokenize } from '#search/text/tokenize.ts';

/** One thing that can be said: words, paragraphs of a law, a type of case, or what holds for it without being said. */
export type Saying =
  | {
      readonly kind: 'words';
      /** With the first of each word's alternatives. */
      readonly text: string;
      /** Each word, in any of its alternatives. */
      readonly words: readonly (readonly string[])[];
      /** Two of the words say it, in any order. */
      readonly anyTwo: boolean;
    }
  | {
      readonly kind: 'citation';
      /** As it is written in the list: `strl §§ 231–232`. */
      readonly text: string;
      /** A name of the law, folded; `year` when another law of the same name is in force now. */
      readonly law: string;
      readonly year: string | null;
      /** Any of these: `§231`, `§232`. */
      readonly paragraphs: readonly string[];
    }
  | { readonly kind: 'type'; readonly code: string }
  | { readonly kind: 'forhold'; readonly forhold: Forhold };

/** One line of the list. */
export interface Entry {
  /** `traffic.txt, line 12` */
  readonly place: string;
  /** The sayings are names of one law. */
  readonly isLaw: boolean;
  /** In the words of people who are no lawyers: understood, and not suggested while one types. */
  readonly isEveryday: boolean;
  readonly sayings: readonly Saying[];
  /** What the sayings find beside themselves; null: each finds all the others. */
  readonly finds: readonly Saying[] | null;
  readonly source: string;
}

const ENTRY =
  /^(?<law>lov: )?(?<left>[^=>|]+?) (?<sign>[=>]) (?<right>[^=>|]+?) \| (?<source>\S.*)$/;

/** Words that are said alike in many sayings, by their name: `{slår} kona`. */
type Classes = ReadonlyMap<string, readonly string[]>;

/** A class a line: `slår: slo slår slått`. */
export function readClasses(file: string): Classes {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return [name, words.split(' ')];
    }),
  );
}

/** Reads a file of the list; throws with the number of a line that it can't read. */
export function readSynonyms(name: string, file: string, classes: Classes = new Map()): Entry[] {
  return file.split('\n').flatMap((text, index) => {
    if (text === '' || text.startsWith('#')) return [];
    const place = `${name}, line ${index + 1}`;
    const groups = ENTRY.exec(text)?.groups;
    if (!groups) throw new Error(`${place}: ${text}`);
    const alternatives = (word: string) => alternativesOf(word, classes, place);
    const sayingsOf = (side: string) =>
      side.split('; ').map((saying) => toSaying(saying, alternatives));
    const left = sayingsOf(groups['left']!);
    const right = sayingsOf(groups['right']!);
    const isBothWays = groups['sign'] === '=';
    return [
      {
        place,
        isLaw: groups['law'] !== undefined,
        isEveryday: name.startsWith('everyday-'),
        sayings: isBothWays ? [...left, ...right] : left,
        finds: isBothWays ? null : right,
        source: groups['source']!,
      },
    ];
  });
}

/** `slo/banket/{slår}` is any of these. */
function alternativesOf(word: string, classes: Classes, place: string): readonly string[] {
  const all = word.split('/').map((each) => {
    const [, name] = /^\{(.+)\}$/.exec(each) ?? [];
    if (name === undefined) return [each];
    const words = classes.get(name);
    if (!words) throw new Error(`${place}: there is no class ${each}`);
    return words;
  });
  return all.length === 1 ? all[0]! : [...new Set(all.flat())];
}

function toSaying(text: string, alternatives: (word: string) => readonly string[]): Saying {
  const [, code] = /^type ([A-ZÆØÅ]{3})$/.exec(text) ?? [];
  if (code !== undefined) return { kind: 'type', code };
  const [, forhold = ''] = /^forhold (\w+)$/.exec(text) ?? [];
  if (isForhold(forhold)) return { kind: 'forhold', forhold };
  if (!text.includes('§')) {
    const [, ofWhich] = /^two of (.+)$/.exec(text) ?? [];
    // `slo/banket kona` is `slo kona` and `banket kona`.
    const words = (ofWhich ?? text).split(' ').map(alternatives);
    const first = words.map(([word]) => word).join(' ');
    return { kind: 'words', text: first, words, anyTwo: ofWhich !== undefined };
  }
  const [law = '', ...rest] = tokenize(text);
  const year = /^(?:18|19)\d\d$/.test(rest[0] ?? '') ? rest[0]! : null;
  const paragraphs = rest.filter((word) => word.startsWith('§'));
  return { kind: 'citation', text, law, year, paragraphs };
}

const CLASSES = 'classes.txt';

/** The reviewed list (search/text/query/synonyms), a file for each area, read as one. */
export function loadSynonyms(): Entry[] {
  const folder = dataPath('query/synonyms');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const classes = readClasses(read(CLASSES));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name !== CLASSES)
    .sort()
    .flatMap((name) => readSynonyms(name, read(name), classes));
}
