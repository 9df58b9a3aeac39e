import { expect, test } from 'vitest';
import { variants } from '#search/text/spelling/variants.ts';
import { parseClauses, readText } from './clauses.ts';

/** What is looked for among the stems. */
const stemsOf = (typed: string) =>
  readText(typed, null, { variants }).clauses.flatMap(({ anyOf }) =>
    anyOf.flatMap((term) => (term.kind === 'word' ? term.stems : [])),
  );

test('another spelling is found in all its forms', () => {
  expect(stemsOf('kjoring')).toEqual(expect.arrayContaining(stemsIn('kjøring')));
});

test.each(['lærer', 'bærer'])('%s is no form of a verb of two letters', (typed) => {
  for (const verb of ['le:v', 'la:v', 'be:v', 'ba:v']) expect(stemsOf(typed)).not.toContain(verb);
});

const stemsIn = (word: string) =>
  parseClauses(word, null).flatMap(({ anyOf }) =>
    anyOf.flatMap((term) => (term.kind === 'word' ? term.stems.slice(0, 1) : [])),
  );
