import type { Berammingsliste } from '#contract/sak.ts';
import { t } from './results-texts.ts';

/** The heading of cases that have some of the words, and what is said of them. */
export function nestenHeading({ minst, ord }: NonNullable<Berammingsliste['nesten']>): string {
  return t.nesten(minst * 2 >= ord);
}
