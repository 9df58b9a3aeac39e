/** Excel takes a file for UTF-8 only when it begins with this. */
export const BOM = '\uFEFF';

/** What a spreadsheet would calculate instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * One line as a Norwegian Excel reads it: semicolons, because the comma is for decimals. A cell that looks like a
 * formula gets an apostrophe in front, and is shown as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
