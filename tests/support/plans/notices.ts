import type { Knex } from 'knex';
import { enqueueNotices } from '#bff/mail/notices/enqueue.ts';
import { giveAccess } from '#tests/support/access/persons.ts';

/** Somebody is told by e-mail of two cases, one of which may not be told any more. */
export async function enqueueTestNotices(db: Knex, now: Date): Promise<void> {
  const pressebruker_id = await giveAccess(db, {
    ...{ identitetHash: Buffer.alloc(32, 77), fornavn: 'Nora', etternavn: 'Fjellvang' },
    ...{ from: new Date(now.getTime() - 86_400_000), to: new Date(now.getTime() + 86_400_000) },
  });
  const search = { pressebruker_id, navn: 'Ran', soek: 'query=ran', lagret: now };
  const [soek] = await db('lagret_soek')
    .insert({ ...search, varsle: 'straks', varsler_fra: now })
    .returning<{ id: number }[]>('id');
  const told = { pressebruker_id, lagret_soek_id: soek!.id };
  const longAgo = new Date(now.getTime() - 86_400_000);
  await db('nyhet').insert([
    { ...told, sak_id: 'VIST', tidspunkt: now },
    { ...told, sak_id: 'SKJULT', tidspunkt: longAgo, ved_navn: true },
  ]);
  await enqueueNotices(db, now);
}
