import { counter } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import { idsOf, shownIds } from '#bench/relevance/portal.ts';
import { casesFor, month, type Month, smallCase } from '#bench/relevance/small-cases.ts';
import { SAKSTYPER, isSakstypeKode, type SakstypeKode } from '#domain/sakstyper.ts';
import type { PortalRow } from './portal-row.ts';

/**
 * Rows in which something that is typed must find a case that says it in other words. Of a compound that nobody has
 * written down, a case with most of its parts is enough.
 */
export const meaning = () => inOtherWords('meaning', month('08'));
export const everyday = () => inOtherWords('everyday', month('11'));
export const newCompounds = () => inOtherWords('new-compounds', month('12'));

function inOtherWords(row: 'meaning' | 'everyday' | 'new-compounds', dates: Month): PortalRow {
  const asked = readList(`${row}.tsv`).map(([typed = '', kode = '', text = '']) => ({
    ...{ typed, text, key: `${kode}:${text}` },
  }));
  const cases = casesFor(
    asked.map(({ key }) => key),
    (key) => smallCase(dates, ofType(key)),
  );
  return {
    cases: [...cases.values()],
    pairs: asked,
    measure: async (portal) => {
      const count = counter(row);
      for (const { typed, key } of asked) {
        const answer = await portal.search({ ...dates, query: typed });
        const ids = row === 'new-compounds' ? shownIds(answer) : idsOf(answer.hits);
        const found = ids.includes(cases.get(key)!.sakId);
        count.add(found, `${typed} → ${key}`);
      }
      return [count.figure()];
    },
  };
}

let serial = 700_000;

/** `MED:Grovt tyveri` as a part of a case. */
function ofType(key: string) {
  const [kode = '', ...tema] = key.split(':');
  if (!isSakstypeKode(kode)) throw new Error(`A type that cannot be read: ${kode}`);
  const type: SakstypeKode = kode;
  serial += 1;
  return {
    saksnummer: `26-${serial}${type}-TSOS/TSAR`,
    sakstype: SAKSTYPER[type],
    saksTema: tema.join(':'),
  };
}
