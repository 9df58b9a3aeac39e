import type { PdfLine } from './pdf-messages.ts';

/**
 * The text of a document, one paragraph a line: the lines of a page are joined where no paragraph ends between them, and
 * words that were divided at the end of a line are whole again. Without what Postgres refuses (NUL, half a surrogate
 * pair) and marks that nobody sees; letters are composed (NFC).
 */
export function cleanText(pages: readonly (readonly PdfLine[])[], most: number): string {
  const paragraphs = pages.flatMap(paragraphsOf).map(tidy);
  const text = paragraphs.filter((paragraph) => paragraph !== '').join('\n');
  return withoutHalf(text.slice(0, most)).trimEnd();
}

/** A wider gap than this, in lines of the page, ends a paragraph. */
const WIDE = 1.3;

function paragraphsOf(lines: readonly PdfLine[]): string[] {
  const usual = usualDrop(lines);
  const paragraphs: string[] = [];
  let open: string[] = [];
  const close = () => {
    paragraphs.push(open.reduce(joinLines, ''));
    open = [];
  };
  for (const { text, drop } of lines) {
    const clean = visible(text);
    const isNext = drop !== null && drop >= 0 && drop <= usual * WIDE;
    if (clean === '') continue;
    if (!isNext) close();
    open.push(clean);
  }
  close();
  return paragraphs;
}

/** Raised and lowered signs stand less than this below the line before them, points. */
const LEAST_DROP = 4;

/** The distance between two lines of a paragraph: a quarter of the lines at least are no further apart. */
function usualDrop(lines: readonly PdfLine[]): number {
  const drops = lines.flatMap(({ drop }) => (drop !== null && drop > LEAST_DROP ? [drop] : []));
  return drops.sort((a, b) => a - b)[drops.length >> 2] ?? 0;
}

const HYPHEN = /(?<=\p{L})[-\u2010\u00ad]$/u;
/** `straffe-` at the end of a line, and `og sivilprosess` on the next: not one word. */
const SUSPENDED = /^(?:og|eller|samt)(?!\p{L})/u;
const HYPHENATED_NUMBER = /[-\u2010\u2011]$/;

function joinLines(before: string, line: string): string {
  if (before === '') return line;
  if (HYPHEN.test(before) && /^\p{Ll}/u.test(line) && !SUSPENDED.test(line))
    return before.replace(HYPHEN, '') + line;
  // A case number or a double name keeps its hyphen.
  if (HYPHENATED_NUMBER.test(before) && /^[\p{Lu}\p{N}]/u.test(line) && !/\s.$/u.test(before))
    return before + line;
  return `${before} ${line}`;
}

/** Control characters, unpaired surrogates, what nobody sees, and marks that turn the direction of text. */
const INVISIBLE =
  /[\p{Cc}\p{Surrogate}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

function visible(text: string): string {
  return text
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
}

function tidy(paragraph: string): string {
  return paragraph.replaceAll('\u00ad', '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Without the first half of a pair that a cut has left. */
function withoutHalf(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
