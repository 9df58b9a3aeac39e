import { counter, type Figure } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import { readDagord } from '#domain/dagord/dagord.ts';

const ON = { today: '2026-03-10', kategori: 'berammede' } as const;
const NONE = '-';

/** Ways to say a day, and the period that is meant; names and other words are none. */
export function dayRow(): Figure {
  const count = counter('days');
  for (const [typed = '', first = '', last = first] of readList('days.tsv')) {
    const read = readDagord(typed, ON);
    const found = read ? `${read.fraDato}–${read.tilDato}` : NONE;
    const meant = first === NONE ? NONE : `${first}–${last}`;
    count.add(found === meant, `${typed}: ${found}, not ${meant}`);
  }
  return count.figure();
}
