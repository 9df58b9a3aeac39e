import { expect, test } from 'vitest';
import { analysisRows } from './analysis.ts';
import { ROWS, share } from './figure.ts';
import { isMet, readStated } from './goals.ts';

test('docs/RELEVANCE.md states every row', () => {
  expect(readStated().map(({ row }) => row)).toEqual(Object.keys(ROWS));
});

test('words find their forms, compounds and nynorsk as docs/RELEVANCE.md states', async () => {
  const stated = readStated();
  const worse = (await analysisRows())
    .filter(
      (figure) =>
        !isMet(
          figure,
          stated.find(({ row }) => row === figure.row)!,
        ),
    )
    .map((figure) => `${figure.row}: ${(share(figure) * 100).toFixed(1)} %`);
  expect(worse).toEqual([]);
});
