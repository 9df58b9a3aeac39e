import { beforeEach, expect } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import type { Sak } from '#domain/sak.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { NOON } from './test-bff.ts';
import { useBff } from './use-bff.ts';

const other = buildSak({
  sakId: 'ANDRE',
  saksnummer: '26-000778ENE-TSOS/TSAR',
  saksTema: 'Straffeloven § 321 – tyveri',
  parter: 'Påtalemyndigheten mot Even Synligsen',
});

export const range = { domstolid: 'alle', fraDato: '2026-02-20', tilDato: '2026-06-30' };

/** This case and another one, indexed before each test. The indexer stands still while the test changes the case. */
export function useLostText(changed: Sak) {
  const { bff, ask: presse } = useBff('presse');
  beforeEach(async () => {
    const { db, documents, search: adapter } = bff;
    await db('sak').delete();
    await db('doedbrev').delete();
    for (const sak of [changed, other]) await storeSak(db, documents, sak);
    await indexAll(adapter, db, NOON);
  });

  const row = (table: string) => bff.db(table).where({ sak_id: changed.sakId });
  async function search(query: Record<string, string>): Promise<Berammingsliste> {
    const params = new URLSearchParams({ ...range, ...query });
    const answer = await presse(`/api/presse/hent-berammingsliste?${params}`);
    expect(answer.status).toBe(200);
    return answer.json as Berammingsliste;
  }
  /** Ids and total, and the cases beside them. */
  async function found(query: Record<string, string>): Promise<string> {
    const { hits, totalHits, sakerUtenfor } = await search(query);
    expect(hits).toHaveLength(totalHits);
    return [...hits, ...sakerUtenfor].map(({ sakId }) => sakId).join(' ');
  }
  const suggestions = async (q: string) =>
    (await presse(`/api/presse/soekeforslag?${new URLSearchParams({ q })}`)).text;

  return { bff, presse, row, search, found, suggestions };
}
