import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import { isSakstypeKode, SAKSTYPER } from '#domain/sakstyper.ts';
import { hasUnreadParty, partyNames } from '#domain/names/party-names.ts';
import { isNamedIn } from '#domain/names/file-names.ts';
import { NAME_HIDDEN, withoutNames } from '#domain/names/names-in-text.ts';
import { demoSak } from '#demo/demo-sak.ts';
import { Names, partiesOf, type Person } from './generator.ts';
import { plain, spellings } from './spellings.ts';

/** Where a name stands: what is before and after it. Of those in `FIRST` it begins the text. */
const INSIDE: readonly (readonly [string, string])[] = [
  ['Sak mot ', ' om arv § 14'],
  ['Tvist mellom ', ' og staten'],
  ['Straffeloven § 321 – grovt tyveri fra ', ''],
  ['Tiltale mot ', ', 12. mars 2026'],
  ['Dom i sak mot ', ' (26-000001MED-TSOS/TSAR)'],
];
const FIRST: readonly (readonly [string, string])[] = [
  ['', ' – tyveri'],
  ['Tyveri – ', ', bil'],
  ['Mishandling (', '). Anke'],
  ['Tiltale: ', ''],
];
const FILES: readonly ((words: readonly string[]) => string)[] = [
  (words) => `tiltale-${words.join('-')}.pdf`,
  (words) => `${words.join('_')}_2026.pdf`,
  (words) => `Dom ${words.join(' ')}.pdf`,
  (words) => `Dom_${words.join('')}.pdf`,
];

export interface Leaks {
  readonly names: number;
  /** Locales of the library, and lists of our own. */
  readonly kinds: number;
  readonly texts: number;
  readonly leftWhole: number;
  readonly leftInPart: number;
  readonly unread: number;
  readonly examples: readonly string[];
}

/** Draws names and parties, puts each name into texts, and counts where one is left. */
export function measureLeaks(count: number, seed: number): Leaks {
  const names = new Names(seed);
  const examples: string[] = [];
  let [made, texts, leftWhole, leftInPart, unread] = [0, 0, 0, 0, 0];
  while (made < count) {
    const persons = Array.from({ length: 1 + names.below(2) }, () => names.next());
    const parter = partiesOf(names, persons);
    const parties = partyNames(parter);
    if (hasUnreadParty(parter)) unread += 1;
    for (const person of persons) {
      made += 1;
      for (const { text, left } of tries(names, person)) {
        texts += 1;
        const rest = left(parties);
        if (rest === 'none') continue;
        if (rest === 'whole') leftWhole += 1;
        else leftInPart += 1;
        examples.push(`${rest}: ${JSON.stringify(text)} of ${JSON.stringify(parter)}`);
      }
    }
  }
  return { names: made, kinds: names.kinds, texts, leftWhole, leftInPart, unread, examples };
}

type Parties = ReturnType<typeof partyNames>;
interface Try {
  readonly text: string;
  readonly left: (parties: Parties) => 'whole' | 'part' | 'none';
}

function tries(names: Names, person: Person): Try[] {
  const inTexts = spellings(person).map(({ text: name, isInside }): Try => {
    const [before, after] = names.pick(isInside || names.below(2) === 0 ? INSIDE : FIRST);
    const text = before + name + after;
    return { text, left: (parties) => leftIn(text, { name, around: before + after }, parties) };
  });
  const { last, whole } = person;
  const inFiles = [
    whole,
    last,
    plain(whole),
    whole.toLocaleLowerCase('nb'),
    whole.replace(/['’-]/g, ''),
  ]
    .filter((name) => name === whole || /\p{L}.*\p{L}|[^\P{L}\p{Script=Latin}]/u.test(name))
    .filter((name) => name !== last || whole.includes(' '))
    .map((name): Try => {
      const words = name.split(/[\s'’-]+/u);
      const file = FILES[names.below(name === last ? FILES.length - 1 : FILES.length)]!(words);
      return { text: file, left: (parties) => (isNamedIn(file, parties) ? 'none' : 'whole') };
    });
  return [...inTexts, ...inFiles];
}

const lettersOf = (text: string) =>
  text.replaceAll(NAME_HIDDEN, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];

/** What is left has no word that was not around the name; the s and the rest of a compound may stay. */
function leftIn(
  text: string,
  { name, around }: { readonly name: string; readonly around: string },
  parties: Parties,
): 'whole' | 'part' | 'none' {
  const left = withoutNames(text, parties) ?? text;
  if (left === text) return 'whole';
  const rest = without(lettersOf(left), [...lettersOf(around), 's', 'saken']);
  if (rest.length === 0) return 'none';
  return lettersOf(name).every((word) => rest.includes(word)) ? 'whole' : 'part';
}

export interface LostWords {
  readonly subjects: number;
  readonly words: number;
  readonly lost: number;
  /** Each lost word, with how often and of which parties. */
  readonly each: ReadonlyMap<string, number>;
}

/**
 * Looks for names of persons who are not there in the subjects of the demo data, and in the types of the cases of a real list, which
 * gives no subjects.
 */
export function measureLost(count: number, seed: number): LostWords {
  const names = new Names(seed);
  const each = new Map<string, number>();
  const subjects = [...typesOfRealList(), ...demoSubjects(count, seed)];
  let [words, lost] = [0, 0];
  for (const subject of subjects) {
    const parties = partyNames(partiesOf(names, [names.next(), names.next()]));
    const before = lettersOf(subject);
    words += before.length;
    const after = lettersOf(withoutNames(subject, parties) ?? subject);
    for (const word of without(before, after)) {
      lost += 1;
      each.set(word, (each.get(word) ?? 0) + 1);
    }
  }
  return { subjects: subjects.length, words, lost, each };
}

function demoSubjects(count: number, seed: number): string[] {
  const courts = [{ id: 'TOSL', type: 'tingrett', seter: ['Oslo'], suffikser: [] }];
  const setting = { seed, day: '2026-11-21', courts } as const;
  return Array.from({ length: count }, (_, i) => demoSak(i, setting).sak.saks_tema ?? '');
}

const LIST = join(projectRoot, 'tests/fixtures/hearings-sarpsborg-2026.json');

function typesOfRealList(): string[] {
  const { hits } = z
    .object({ hits: z.array(z.object({ saksnummer: z.string(), domstol: z.string() })) })
    .parse(JSON.parse(readFileSync(LIST, 'utf8')));
  return hits.map(({ saksnummer, domstol }) => {
    const type = /\d(\p{Lu}{3})-/u.exec(saksnummer)?.[1] ?? '';
    return `${isSakstypeKode(type) ? SAKSTYPER[type] : type}, ${domstol}`;
  });
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
