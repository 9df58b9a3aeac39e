import { counter } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import type { Portal } from '#bench/relevance/portal.ts';
import { casesFor, month, smallCase, type Month } from '#bench/relevance/small-cases.ts';
import { parseSaksnummer } from '#domain/sak.ts';
import { buildRettsmoete } from '#tests/support/cases/build-sak.ts';
import type { PortalRow } from './portal-row.ts';

const DATES = month('09');
const ELSEWHERE = { ...month('10'), domstolid: 'TAGD' };
/** A number that also brings many other cases is not found. */
const MOST_HITS = 5;

/** What is typed must find its case; a whole number also beside the hits, where dates and court exclude it. */
export function numbers(): PortalRow {
  const forms = readList('case-numbers.tsv').map(([typed = '', number = '', kind]) => ({
    ...{ typed, number, whole: kind === 'whole' },
  }));
  const cases = casesFor(
    forms.map(({ number }) => number),
    (number) => numbered(number, DATES),
  );
  return {
    cases: [...cases.values()],
    pairs: [],
    measure: async (portal) => {
      const count = counter('numbers');
      for (const { typed, number, whole } of forms) {
        const { sakId } = cases.get(number)!;
        const inside = await isFound(portal, typed, sakId);
        const outside = !whole || (await isFoundOutside(portal, typed, sakId));
        const where = inside ? 'outside' : outside ? 'inside' : 'inside and outside';
        count.add(inside && outside, `${typed} → ${number}: not ${where} the dates`);
      }
      return [count.figure()];
    },
  };
}

async function isFound(portal: Portal, query: string, sakId: string): Promise<boolean> {
  const { hits } = await portal.search({ ...DATES, query });
  return hits.length <= MOST_HITS && hits.some((hit) => hit.sakId === sakId);
}

async function isFoundOutside(portal: Portal, query: string, sakId: string): Promise<boolean> {
  const { sakerUtenfor } = await portal.search({ ...ELSEWHERE, query });
  return sakerUtenfor.length <= MOST_HITS && sakerUtenfor.some((sak) => sak.sakId === sakId);
}

const HEARING: Readonly<Record<string, string>> = {
  MED: 'Hovedforhandling',
  ENE: 'Tilståelsessak',
};

function numbered(saksnummer: string, dates: Month) {
  const { court = 'TSOS', type } = parseSaksnummer(saksnummer) ?? {};
  const sak = smallCase(dates, { saksnummer, domstolId: court });
  const moeter = sak.rettsmoeter.map(({ start }) =>
    buildRettsmoete(start.toISOString(), { rettsmoetetype: HEARING[type ?? ''] ?? null }),
  );
  return { ...sak, rettsmoeter: moeter };
}
