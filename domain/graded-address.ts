/** What may stand for a graded address in the text of a court: the register's codes, and its words in both languages. */
const KIND =
  '(?:strengt\\s+)?(?:fortroli[gk]e?|fortruleg[e]?|hemmeli[gk]e?|hemmeleg[e]?|sperre[dt]e?|sperra|skjerme[dt]e?|skjerma|gradert[e]?|klausulert[e]?)';
const ADDRESS = 'adr(?:esse(?:r|n|ne|opplysning(?:er)?)?|\\.)?';
const GRADED = new RegExp(
  `(?<![\\p{L}\\d]|pin-)(?:${[
    `${KIND}\\s+${ADDRESS}`,
    `adressen?\\s*(?:er|:|[–-])?\\s*${KIND}`,
    'adresse(?:sperre[nt]?|sperra|gradering(?:en)?|skjerming(?:en)?)',
    '(?:adresse)?kode[\\s_.:-]*(?:6|7|seks|sju|syv)(?:\\s*(?:\\/|og|eller)\\s*(?:6|7|seks|sju|syv))?',
    'sp(?:sf|fo)',
  ].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** Whether the text says that somebody's address is graded ('kode 6', 'strengt fortrolig adresse'). */
export function saysGradedAddress(text: string): boolean {
  GRADED.lastIndex = 0;
  return GRADED.test(text.replaceAll('_', ' '));
}

const AROUND = new RegExp(`[\\s,;–-]*[([]?\\s*${GRADED.source}\\s*[)\\]]?`, 'giu');

/** The text without saying so, and without the brackets around it. */
export function withoutGradedAddress(text: string): string {
  return text
    .replace(AROUND, '')
    .replace(/^[\s,;:–-]+/u, '')
    .trim();
}
