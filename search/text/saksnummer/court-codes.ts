import { OLD_COURT_CODES } from '#domain/sak.ts';

/** The courts' codes (db/domstol/courts.csv; a test compares). */
const PRESENT = `HR LA LB LE LF LG LH TVFI TIOF TNTS TMHA TSLO THEL TTRO TNRO TSUN TSFJ THRD THVO THSU TSRO TAGD TOTE TNTE
  TVES TBUS TRHA TVVA TGUD THOS TOSL TASB TROG TFNO TSOS JFIN JNTR JOST JLOV JSAL JHEL JTRO TMOR TTEL TVIN TOIN TRAB`;

const KNOWN = new Set(
  [...PRESENT.split(/\s+/), ...OLD_COURT_CODES].map((code) => code.toLowerCase()),
);
/** Written in capitals, also those that are not listed here. */
const LOOKS_LIKE_ONE = /^[TJ][A-ZÆØÅ]{3,4}$/u;

/** Whether a word among others is the code of a court. */
export function isCourtCode(word: string): boolean {
  return KNOWN.has(word.toLowerCase()) || LOOKS_LIKE_ONE.test(word);
}

/** Codes of one court: the same case has one in the courts' own system, and had another when it was published. */
const SAME_COURT = [
  ['tosl', 'toslo', 'otir'],
  ['hr', 'hret'],
  ['lb', 'borg'],
  ['obyf', 'tobyf'],
];

/** The code, and the others of the same court; in lower case. */
export function courtCodes(code: string): readonly string[] {
  const own = code.toLowerCase();
  return SAME_COURT.find((codes) => codes.includes(own)) ?? [own];
}
