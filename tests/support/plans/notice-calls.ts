import { hashOf } from '#tests/support/access/persons.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { as, type Call, post, read } from './ask.ts';

/** With something new, which the follower writes. */
const news =
  (asked: Call): Call =>
  async (bff) => {
    const { db, time } = bff;
    const reader = { identitet_hash: hashOf('presse') };
    const bruker = await db('pressebruker').where(reader).first<{ id: string }>('id');
    const soek = await db('lagret_soek').max<{ id: number }>({ id: 'id' }).first();
    const told = { pressebruker_id: bruker.id, lagret_soek_id: soek!.id, tidspunkt: time.now };
    await db('nyhet')
      .insert({ ...told, sak_id: saker.vist.sakId })
      .onConflict()
      .ignore();
    return asked(bff);
  };

/** How the calls of what is new are asked; a search has been saved by then. */
export const NYTT_CALLS: Readonly<Record<string, Call>> = {
  'get /api/presse/nytt': news(read('presse', '/api/presse/nytt')),
  'get /api/presse/nytt/antall': news(read('presse', '/api/presse/nytt/antall')),
  'post /api/presse/nytt/lest': news(
    as('presse', (ask) =>
      ask('/api/presse/nytt/lest', post({ ider: [`mi8x1.${'0'.repeat(16)}`], lest: true })),
    ),
  ),
};
