import { readFileSync } from 'node:fs';
import { type Figure, isRow, type Row, share } from './figure.ts';

/** What docs/RELEVANCE.md states of a row. */
export interface Stated {
  readonly row: Row;
  /** Share in per cent that is promised, and which side of it is good. */
  readonly limit: number;
  readonly side: 'at least' | 'at most';
}

const LINE = /^\| `([a-z-]+)` +\|.*\| *(≥|≤) *([\d.]+) % *\|$/u;

/** docs/RELEVANCE.md. */
export const STATED_IN = new URL('../../docs/RELEVANCE.md', import.meta.url);

/** The table of docs/RELEVANCE.md is the one place of the limits: the last column of each row. */
export function readStated(): Stated[] {
  const text = readFileSync(STATED_IN, 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, row = '', sign, limit] = LINE.exec(line) ?? [];
    if (!isRow(row)) return [];
    return { row, limit: Number(limit), side: sign === '≥' ? 'at least' : 'at most' };
  });
}

/** Rounded as the table is, so that a figure that reads the same passes. */
export function isMet(figure: Figure, { limit, side }: Stated): boolean {
  const percent = Number((share(figure) * 100).toFixed(1));
  return side === 'at least' ? percent >= limit : percent <= limit;
}
