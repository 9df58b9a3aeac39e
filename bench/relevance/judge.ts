import type { BegrensningType } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';

/** What is known of a demo case, beside what its list says. */
export interface JudgedCase {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolId: string;
  /** Of its number, or of its type where the number has none. */
  readonly kode: string | null;
  readonly tema: string | null;
  /** What it is about (ids of demo/subjects/). */
  readonly emner: readonly string[];
  readonly moeter: readonly string[];
  /** The days and rooms of its hearings. */
  readonly dager: readonly Day[];
  readonly saler: readonly string[];
  /** Of the case and of its hearings. */
  readonly begrensninger: readonly BegrensningType[];
  /** The towns of its court. */
  readonly seter: readonly string[];
}

type Judge = (values: readonly string[], sak: JudgedCase) => boolean;

/** The keys of a judgement in lists/questions.tsv and lists/typed.tsv. */
const KEYS: Readonly<Record<string, Judge>> = {
  emne: (values, { emner }) => values.some((value) => emner.includes(value)),
  kode: (values, { kode }) => values.includes(kode ?? ''),
  domstol: (values, { domstolId }) => values.includes(domstolId),
  sete: (values, { seter }) => values.some((value) => seter.includes(value)),
  suffiks: (values, { saksnummer }) => values.some((value) => saksnummer.endsWith(`/${value}`)),
  /** A regular expression over what the list says. */
  ord: (values, { tema }) => new RegExp(values.join('|'), 'iu').test(tema ?? ''),
  møte: (values, { moeter }) => moeter.some((type) => new RegExp(values.join('|'), 'u').test(type)),
  /** A day, or the first and the last: `2026-03-09..2026-03-15`. */
  dag: (values, { dager }) =>
    values.some((value) => {
      const [from = '', to = from] = value.split('..');
      return dager.some((dag) => dag >= from && dag <= to);
    }),
  sal: (values, { saler }) => values.some((value) => saler.includes(`Rettssal ${value}`)),
  begr: (values, { begrensninger }) => begrensninger.some((type) => values.includes(type)),
  lov: (values, { tema }) => values.some((value) => cited(tema ?? '').has(value)),
};

/** Whether a case answers: all parts of the judgement hold. A judgement without parts is no case's. */
export function judged(judgement: string, sak: JudgedCase): boolean {
  const parts = judgement.split(' ').filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => holds(part, sak));
}

function holds(part: string, sak: JudgedCase): boolean {
  const [, not, key = '', values = ''] = /^(!?)([^:]+):(.+)$/u.exec(part) ?? [];
  const judge = KEYS[key];
  if (!judge) throw new Error(`A judgement that cannot be read: ${part}`);
  return judge(values.split('|'), sak) !== (not === '!');
}

/** How laws are written; their short names here. */
const LAWS: Readonly<Record<string, RegExp>> = {
  strl: /^(straffelov(en|a)|strl)$/,
  vtrl: /^(ve[gi]trafikklov(en|a)|vtrl)$/,
  aml: /^(arbeidsmiljølov(en|a)|aml)$/,
  bl: /^barnelov(en|a)$/,
  utl: /^(utlendingslov(en|a)|utl)$/,
  nml: /^naturmangf[oa]ldlov(en|a)$/,
  avhl: /^avhendingslov(en|a)$/,
};
const NUMBER = String.raw`\d[\d–-]*(?: (?:bokstav )?[a-h]\b)?`;
const CITED = new RegExp(String.raw`\p{L}+|§+\s*(?<list>${NUMBER}(?:(?: og |, )${NUMBER})*)`, 'gu');
const PARAGRAPH = /(\d+(?:-\d+)?)(?:–(\d+))?(?: ((?:bokstav )?[a-h])\b)?/g;

/**
 * The paragraphs that a text cites: `strl-282`; of a range each one. § 266 a is another paragraph than § 266 (`strl-266a`), and
 * § 266 bokstav a is read as both.
 */
function cited(tema: string): ReadonlySet<string> {
  const found = new Set<string>();
  let law = '';
  for (const { 0: match, groups } of tema.toLowerCase().matchAll(CITED)) {
    if (groups?.['list'] === undefined) law = lawOf(match) ?? law;
    else
      for (const [, first = '', last, letter] of groups['list'].matchAll(PARAGRAPH)) {
        if (!letter || letter.startsWith('b')) found.add(`${law}-${first}`);
        if (letter) found.add(`${law}-${first}${letter.at(-1)!}`);
        for (let nr = Number(first); nr <= Number(last ?? 0); nr += 1) found.add(`${law}-${nr}`);
      }
  }
  return found;
}

/** Another law ends the one before; other words do not. */
function lawOf(word: string): string | undefined {
  const known = Object.entries(LAWS).find(([, name]) => name.test(word))?.[0];
  return known ?? (/(lov|loven|lova|forskriften)$/.test(word) ? word : undefined);
}
