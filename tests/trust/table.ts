/** One line of the table that `npm run trust` ends with. */
export interface Row {
  readonly promise: string;
  /** Tests, and what they say they have tried (tests/support/trust.ts). */
  readonly tried: number;
  readonly failed: number;
  /** What a reader needs to know of a failure, or why something could not be tried. */
  readonly notes: readonly string[];
}

/** Columns tried, failed, promise; what went wrong stands below its line. */
export function table(rows: readonly Row[]): string {
  const number = (value: number) => String(value).padStart(9);
  const lines = rows.flatMap(({ promise, tried, failed, notes }) => [
    `${number(tried)} ${number(failed)}  ${promise}`,
    ...notes.map((note) => `${' '.repeat(21)}- ${note}`),
  ]);
  const broken = rows.filter(({ tried, failed }) => failed > 0 || tried === 0).length;
  const tried = rows.reduce((sum, row) => sum + row.tried, 0);
  return [
    `${'tried'.padStart(9)} ${'failed'.padStart(9)}  promise`,
    ...lines,
    '',
    `${tried} tried, ${rows.length - broken} of ${rows.length} promises held, ${broken} did not`,
  ].join('\n');
}

/** A promise that nothing has tried has not held. */
export function allHeld(rows: readonly Row[]): boolean {
  return rows.every(({ tried, failed }) => failed === 0 && tried > 0);
}
