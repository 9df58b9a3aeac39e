import { counter } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import { casesFor, month, smallCase } from '#bench/relevance/small-cases.ts';
import { fold } from '#search/text/tokenize.ts';
import { placed } from './names.ts';
import type { PortalRow } from './portal-row.ts';

/** A typing error must give the case, or a proposal with the word that was meant. */
export function slips(): PortalRow {
  const dates = month('07');
  const errors = readList('slips.tsv').map(([typed = '', meant = '', place = '', text = '']) => ({
    ...{ typed, meant, text, key: `${place}:${text}` },
  }));
  const cases = casesFor(
    errors.map(({ key }) => key),
    (key) => smallCase(dates, placed(key)),
  );
  return {
    cases: [...cases.values()],
    pairs: errors,
    measure: async (portal) => {
      const count = counter('slips');
      for (const { typed, meant, key } of errors) {
        const { hits, menteDu } = await portal.search({ ...dates, query: typed });
        const found = hits.some(({ sakId }) => sakId === cases.get(key)!.sakId);
        const proposed = menteDu.some(({ query }) => fold(query).includes(fold(meant)));
        count.add(found || proposed, `${typed} → ${meant}`);
      }
      return [count.figure()];
    },
  };
}
