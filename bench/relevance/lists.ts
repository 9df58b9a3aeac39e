import { readFileSync } from 'node:fs';

/** The lines of a gold list (bench/relevance/lists/), as columns; lines that begin with `#` are comments. */
export function readList(name: string): string[][] {
  return readFileSync(new URL(`lists/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((column) => column.trim()));
}

/** The words of a column. */
export function words(column: string | undefined): string[] {
  return column?.split(' ').filter((word) => word !== '') ?? [];
}
