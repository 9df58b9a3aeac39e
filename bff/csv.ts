/** Excel reads a file as UTF-8 only when it begins with this. */
export const BOM = '\uFEFF';

/** A spreadsheet would calculate a cell that begins with one of these; the wide forms are read like the narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * One line for a Norwegian Excel, which separates cells by semicolons because the comma is the decimal sign. A cell
 * that looks like a formula gets an apostrophe in front, so that it is shown as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
