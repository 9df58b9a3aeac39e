import { counter } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import { casesFor, month, smallCase } from '#bench/relevance/small-cases.ts';
import { SAKSTYPER, isSakstypeKode, type SakstypeKode } from '#domain/sakstyper.ts';
import type { PortalRow } from './portal-row.ts';

/** A compound finds cases that say its parts, or the same in other words. */
export function meaning(): PortalRow {
  const dates = month('08');
  const asked = readList('meaning.tsv').map(([typed = '', kode = '', text = '']) => ({
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
      const count = counter('meaning');
      for (const { typed, key } of asked) {
        const { hits } = await portal.search({ ...dates, query: typed });
        const found = hits.some(({ sakId }) => sakId === cases.get(key)!.sakId);
        count.add(found, `${typed} → ${key}`);
      }
      return count.figure();
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
