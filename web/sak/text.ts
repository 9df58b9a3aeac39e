/** How many characters a table shows. */
export const DESCRIPTION_LENGTH = 200;
export const PARTER_LENGTH = 1140;

/**
 * Splits a text that is longer than `length` at the end of a word before that; `rest` is empty when the text fits.
 * Counts whole characters: a surrogate pair is never split.
 */
export function cut(
  text: string,
  length: number,
): { readonly head: string; readonly rest: string } {
  const characters = [...text];
  if (characters.length <= length) return { head: text, rest: '' };
  const head = characters.slice(0, length).join('');
  const wordEnd = head.search(/\s\S*$/u);
  const at = wordEnd > head.length / 2 ? wordEnd : head.length;
  return { head: text.slice(0, at), rest: text.slice(at) };
}

/** The parties of a list as courts write it: one per line, or separated by semicolons, or else by commas. */
export function splitParter(parter: string): readonly string[] {
  const separator = /[\n;]/.test(parter) ? /[\n;]/ : /,\s/;
  return parter
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The space after a paragraph sign, and the one between a paragraph and its letter. */
const WITHIN_PARAGRAPH = /(?<=§) (?=\d)|(?<=§[ \u00a0]?\d+(?:-\d+)?) (?=\p{L}(?![\p{L}\d]))/gu;

/** A text whose paragraphs (`§ 263 a`) do not break across lines. Every character stays where it stood. */
export function keepTogether(text: string): string {
  return text.includes('§') ? text.replace(WITHIN_PARAGRAPH, '\u00a0') : text;
}
