import { everyday, meaning, newCompounds } from './meaning.ts';
import { mergedNames, typedNames } from './names.ts';
import { numbers } from './numbers.ts';
import type { PortalRow } from './portal-row.ts';
import { slips } from './slips.ts';
import { textQuestions } from './text-questions.ts';

/** The rows of which small cases are made, in one index. */
export function smallRows(every = 1): PortalRow[] {
  return [
    ...[mergedNames(), typedNames(), slips(), meaning(), everyday(), newCompounds()],
    numbers(),
    ...(every === 0 ? [] : [textQuestions(every)]),
  ];
}
