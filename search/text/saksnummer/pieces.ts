/** Digits or letters of a typed text, with what stands before them. */
export interface Piece {
  readonly text: string;
  readonly digits: boolean;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly between: string;
  readonly gap: Gap;
}

/** `glued`: nothing; `joined`: a hyphen, slash, full stop or underscore; `spaced`: a space, perhaps with such a sign. */
type Gap = 'glued' | 'joined' | 'spaced' | 'far' | 'paragraph';

const PIECE = /\d+|[\p{L}\p{M}]+|[^\d\p{L}\p{M}]+/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** A space and a minus directly before a word is an operator. */
const SPACED = /^(?:\s{1,3}|\s{1,2}[-/._]\s{1,2}|[-/._]\s{1,2})$/;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  // What stands before the first piece joins it to nothing.
  let between = '\n';
  for (const { 0: found, index } of text.replace(DASHES, '-').matchAll(PIECE)) {
    const digits = /^\d/.test(found);
    if (digits || /^[\p{L}\p{M}]/u.test(found)) {
      const [start, end] = [index, index + found.length];
      pieces.push({ text: found, digits, start, end, between, gap: gapOf(between) });
      between = '';
    } else between += found;
  }
  return pieces;
}

function gapOf(between: string): Gap {
  if (between === '') return 'glued';
  if (/^[-/._]$/.test(between)) return 'joined';
  if (SPACED.test(between)) return 'spaced';
  return between.includes('§') ? 'paragraph' : 'far';
}

export function isClose({ gap }: Piece): boolean {
  return gap === 'glued' || gap === 'joined' || gap === 'spaced';
}
