import { withShortBlanks } from './text-rules.ts';

/** What may stand for a graded address in the text of a court: the register's codes, and its words in both languages. */
const KIND =
  '(?:strengt\\s{1,2})?(?:fortroli[gk]e?|fortruleg[e]?|hemmeli[gk]e?|hemmeleg[e]?|sperre[dt]e?|sperra|skjerme[dt]e?|skjerma|gradert[e]?|klausulert[e]?)';
const ADDRESS = 'adr(?:esse(?:r|n|ne|opplysning(?:er)?)?|\\.)?';
const GRADED = new RegExp(
  `(?<![\\p{L}\\d]|pin-)(?:${[
    `${KIND}\\s{1,2}${ADDRESS}`,
    `adressen?\\s{0,2}(?:er|:|[–-])?\\s{0,2}${KIND}`,
    'adresse(?:sperre[nt]?|sperra|gradering(?:en)?|skjerming(?:en)?)',
    '(?:adresse)?kode[\\s_.:-]*(?:6|7|seks|sju|syv)(?:\\s{0,2}(?:\\/|og|eller)\\s{0,2}(?:6|7|seks|sju|syv))?',
    'sp(?:sf|fo)',
  ].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** Whether the text says that somebody's address is graded ('kode 6', 'strengt fortrolig adresse'). */
export function saysGradedAddress(text: string): boolean {
  GRADED.lastIndex = 0;
  return GRADED.test(withShortBlanks(text.replaceAll('_', ' ')));
}

const AROUND = new RegExp(
  `(?:(?<![\\s,;–-])[\\s,;–-]+)?[([]?\\s{0,2}${GRADED.source}(?:\\s{0,2}[)\\]])?`,
  'giu',
);

/** The text without saying so, and without the brackets around it. */
export function withoutGradedAddress(text: string): string {
  return withShortBlanks(text)
    .replace(AROUND, '')
    .replace(/^[\s,;:–-]+/u, '')
    .trim();
}
