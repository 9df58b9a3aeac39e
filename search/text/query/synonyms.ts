import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Forhold, isForhold } from '#search/text/forhold.ts';
import { tokenize } from '#search/text/tokenize.ts';

/** One thing that can be said: words, paragraphs of a law, a type of case, or what holds for it without being said. */
export type Saying =
  | { readonly kind: 'words'; readonly text: string }
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

/** One line of synonyms.txt. */
export interface Entry {
  readonly line: number;
  /** The sayings are names of one law. */
  readonly isLaw: boolean;
  readonly sayings: readonly Saying[];
  /** What the sayings find beside themselves; null: each finds all the others. */
  readonly finds: readonly Saying[] | null;
  readonly source: string;
}

const ENTRY =
  /^(?<law>lov: )?(?<left>[^=>|]+?) (?<sign>[=>]) (?<right>[^=>|]+?) \| (?<source>\S.*)$/;

/** Reads the file; throws with the number of a line that it can't read. */
export function readSynonyms(file: string): Entry[] {
  return file.split('\n').flatMap((text, index) => {
    if (text === '' || text.startsWith('#')) return [];
    const groups = ENTRY.exec(text)?.groups;
    if (!groups) throw new Error(`synonyms.txt, line ${index + 1}: ${text}`);
    const left = groups['left']!.split('; ').map(toSaying);
    const right = groups['right']!.split('; ').map(toSaying);
    const isBothWays = groups['sign'] === '=';
    return [
      {
        line: index + 1,
        isLaw: groups['law'] !== undefined,
        sayings: isBothWays ? [...left, ...right] : left,
        finds: isBothWays ? null : right,
        source: groups['source']!,
      },
    ];
  });
}

function toSaying(text: string): Saying {
  const [, code] = /^type ([A-ZÆØÅ]{3})$/.exec(text) ?? [];
  if (code !== undefined) return { kind: 'type', code };
  const [, forhold = ''] = /^forhold (\w+)$/.exec(text) ?? [];
  if (isForhold(forhold)) return { kind: 'forhold', forhold };
  if (!text.includes('§')) return { kind: 'words', text };
  const [law = '', ...rest] = tokenize(text);
  const year = /^(?:18|19)\d\d$/.test(rest[0] ?? '') ? rest[0]! : null;
  const paragraphs = rest.filter((word) => word.startsWith('§'));
  return { kind: 'citation', text, law, year, paragraphs };
}

/** As a program finds it: beside this file, and beside a built program with its path in the source tree. */
const FILES = ['./synonyms.txt', './search/text/query/synonyms.txt'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

export function loadSynonyms(): Entry[] {
  const path = FILES.find((file) => existsSync(file));
  if (path === undefined) throw new Error(`The synonyms are missing: ${FILES.join(' or ')}`);
  return readSynonyms(readFileSync(path, 'utf8'));
}
