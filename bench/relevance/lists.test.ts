import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readList } from './lists.ts';

const LISTS = new URL('lists/', import.meta.url);
/** File, columns at least and at most, entries at least. */
const EXPECTED = [
  ['families-courts.tsv', 2, 3, 300],
  ['families-news.tsv', 2, 3, 400],
  ['compounds.tsv', 2, 3, 120],
  ['nonsense.tsv', 2, 2, 60],
  ['nynorsk.tsv', 2, 2, 320],
  ['names-apart.tsv', 2, 2, 40],
  ['typed-names.tsv', 3, 3, 30],
  ['slips.tsv', 4, 4, 40],
  ['meaning.tsv', 3, 3, 50],
  ['case-numbers.tsv', 3, 3, 200],
  ['questions.tsv', 2, 3, 150],
  ['typed.tsv', 2, 3, 300],
  ['everyday.tsv', 3, 3, 200],
  ['new-compounds.tsv', 3, 3, 180],
  ['days.tsv', 2, 3, 120],
  ['passages.tsv', 2, 2, 200],
  ['questions-text.tsv', 2, 2, 1000],
] as const;

describe('the gold lists', () => {
  test('are the ones that are read', () => {
    expect(readdirSync(LISTS).sort()).toEqual(EXPECTED.map(([name]) => name).sort());
  });

  test.each(EXPECTED)('%s has its columns and is large enough', (name, least, most, entries) => {
    const rows = readList(name);
    expect(rows.length).toBeGreaterThanOrEqual(entries);
    for (const row of rows) {
      expect(row.length, row.join(' ')).toBeGreaterThanOrEqual(least);
      expect(row.length, row.join(' ')).toBeLessThanOrEqual(most);
    }
  });

  test.each(EXPECTED)('%s says where it is from and when, and has no line twice', (name) => {
    const text = readFileSync(new URL(name, LISTS), 'utf8');
    expect(text).toMatch(/^# Source: .*reviewed \d{4}-\d{2}-\d{2}/mu);
    const lines = text.split('\n').filter((line) => line !== '');
    expect(lines.length).toBe(new Set(lines).size);
  });
});
