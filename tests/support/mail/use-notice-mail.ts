import { beforeEach } from 'vitest';
import { enqueueNotices } from '#bff/mail/notices/enqueue.ts';
import { addEndringer } from '#db/endring/write.ts';
import type { Varsle } from '#domain/notices.ts';
import { giveAccess } from '#tests/support/access/persons.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { NOON, useDelivery } from './use-delivery.ts';

export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;
export const NUMBERS: Readonly<Record<string, string>> = {
  ...{ A: '26-000001TVI-TSOS', B: '26-000002TVI-TSOS', C: '26-000003TVI-TSOS' },
};

/** For each test: an outbox, cases A, B and C, and a press user with a saved search that tells at once. */
export function useNoticeMail() {
  const use = useDelivery();
  const ids = { silje: '', soek: 0 };
  beforeEach(async () => {
    const { db } = use.database;
    ids.silje = await giveAccess(db, {
      ...{ identitetHash: Buffer.alloc(32, 9), fornavn: 'SILJE', etternavn: 'Haugnes' },
      from: new Date(NOON.getTime() - 100 * DAY),
      to: new Date(NOON.getTime() + 100 * DAY),
    });
    for (const [id, saksnummer] of Object.entries(NUMBERS))
      await db('sak').insert({
        ...{ ...sak(id), saksnummer, parter: 'Even Bakkerud', sakstype: 'Tvistesak' },
      });
    await db('sak_utboks').delete();
    ids.soek = await saveSearch('straks');
  });

  async function saveSearch(varsle: Varsle, navn = 'Ran i Moss'): Promise<number> {
    const [row] = await use.database
      .db('lagret_soek')
      .insert({
        ...{ pressebruker_id: ids.silje, navn, soek: 'query=Bakkerud', lagret: NOON, varsle },
        varsler_fra: varsle === 'aldri' ? null : NOON,
      })
      .returning<{ id: number }[]>('id');
    return row!.id;
  }
  const write = () => enqueueNotices(use.database.db, use.mail.time.now);
  return {
    use,
    ids,
    saveSearch,
    write,
    /** The search, or another one, finds the case. */
    hit: (sakId: string, more: object = {}) =>
      use.database.db('nyhet').insert({
        ...{ pressebruker_id: ids.silje, sak_id: sakId, lagret_soek_id: ids.soek },
        ...{ tidspunkt: use.mail.time.now, ...more },
      }),
    /** A hearing of the case, a favourite, has moved. */
    change: async (sakId: string, from = 7, to = 8) => {
      const { db } = use.database;
      const now = use.mail.time.now;
      const endring = { slag: 'flyttet', fra: tid(from), til: tid(to) } as const;
      await addEndringer(db, [{ sakId, endring }], now);
      const last = await db('sak_endring')
        .where({ sak_id: sakId })
        .max<{ nr: number }>('nr as nr')
        .first();
      const about = { pressebruker_id: ids.silje, sak_id: sakId };
      await db('nyhet').insert({ ...about, endring_nr: last!.nr, tidspunkt: now });
    },
    /** What is due is written and sent; gives the subjects. */
    send: async (): Promise<(string | undefined)[]> => {
      use.smtp.forget();
      await write();
      await use.deliver();
      return use.smtp.received.map(({ subject }) => subject);
    },
    unsent: async () => (await use.database.db('nyhet').whereNull('sendt')).length,
  };
}

const tid = (day: number) => ({
  start: new Date(Date.UTC(2026, 3, day, 7)),
  slutt: new Date(Date.UTC(2026, 3, day, 13)),
  ...{ sal: null, rettsalAdresse: null },
});
