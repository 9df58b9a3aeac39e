import { counter, type Figure } from '#bench/relevance/figure.ts';
import { judged, type JudgedCase } from '#bench/relevance/judge.ts';
import { readList } from '#bench/relevance/lists.ts';
import { type Portal, shownIds } from '#bench/relevance/portal.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search-rules.ts';
import { FIRST, listedOf, RANGE } from './questions.ts';

/**
 * Searches as they are typed, over the demo cases: good when a case that answers is among the first ten rows of the page,
 * and at most half of those are wrong. A search that no demo case answers is left out.
 */
export async function typedRow(portal: Portal, cases: readonly JudgedCase[]): Promise<Figure> {
  const byId = new Map(cases.map((sak) => [sak.sakId, sak]));
  const listed = await listedOf(portal, cases);
  const count = counter('typed');
  for (const [query = '', right = '', other = ''] of readList('typed.tsv')) {
    if (!listed.some((sak) => judged(right, sak))) continue;
    const asked = { ...RANGE, pageSize: DEFAULT_PAGE_SIZE, sortField: 'relevans' } as const;
    const shown = shownIds(await portal.search({ ...asked, query })).slice(0, FIRST);
    const first = shown.flatMap((id) => byId.get(id) ?? []);
    const answers = first.filter((sak) => judged(right, sak)).length;
    const fit = first.filter((sak) => judged(right, sak) || judged(other, sak)).length;
    count.add(
      answers > 0 && fit * 2 >= shown.length,
      `${query}: ${answers}, ${fit} of ${shown.length}`,
    );
  }
  return count.figure();
}
