import { counter } from '#bench/relevance/figure.ts';
import { readList } from '#bench/relevance/lists.ts';
import { casesFor, month, smallCase } from '#bench/relevance/small-cases.ts';
import type { PortalRow } from './portal-row.ts';

/** A name must not find another one that only looks like it. */
export function mergedNames(): PortalRow {
  const dates = month('05');
  const pairs = readList('names-apart.tsv').flatMap(([one = '', other = '']) => [
    { typed: one, text: other },
    { typed: other, text: one },
  ]);
  const cases = casesFor(
    pairs.map(({ text }) => text),
    (name) => smallCase(dates, { parter: `Runar ${name} mot Fjordbygg Nordlys AS` }),
  );
  return {
    cases: [...cases.values()],
    pairs,
    measure: async (portal) => {
      const count = counter('merged');
      for (const { typed, text } of pairs) {
        const { hits } = await portal.search({ ...dates, query: typed });
        const merged = hits.some(({ sakId }) => sakId === cases.get(text)!.sakId);
        count.addMistake(merged, `${typed} → ${text}`);
      }
      return [count.figure()];
    },
  };
}

/** Ways of typing a name: the case must be among the hits, with the server's other spellings. */
export function typedNames(): PortalRow {
  const dates = month('06');
  const ways = readList('typed-names.tsv').map(([typed = '', text = '', place = '']) => ({
    ...{ typed, text, key: `${place}:${text}` },
  }));
  const cases = casesFor(
    ways.map(({ key }) => key),
    (key) => smallCase(dates, placed(key)),
  );
  return {
    cases: [...cases.values()],
    pairs: ways,
    measure: async (portal) => {
      const count = counter('typed-names');
      for (const { typed, key } of ways) {
        const { hits } = await portal.search({ ...dates, query: typed });
        const found = hits.some(({ sakId }) => sakId === cases.get(key)!.sakId);
        count.add(found, `${typed} → ${key}`);
      }
      return [count.figure()];
    },
  };
}

const PLACES: Readonly<Record<string, 'saksTema' | 'parter' | 'advokat' | 'rettensAdministrator'>> =
  { tema: 'saksTema', parter: 'parter', advokat: 'advokat', dommer: 'rettensAdministrator' };

/** `advokat:Kari Nordmann` as a part of a case. */
export function placed(key: string): Record<string, string> {
  const [place = '', ...text] = key.split(':');
  const field = PLACES[place];
  if (!field) throw new Error(`A place that cannot be read: ${place}`);
  return { [field]: text.join(':') };
}
