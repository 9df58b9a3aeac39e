import { makeReview } from '#bff/gjennomgang/make.ts';
import { readRader, updateRad } from '#db/gjennomgang/reviews.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import { as, type Call, post, read } from './ask.ts';

/** The month in which the calls are made. */
const MAANED = '2026-03';

/** How the review of the log is made, read, judged and signed. */
export const GJENNOMGANG_CALLS: Readonly<Record<string, Call>> = {
  'get /api/admin/gjennomgang': read('admin', '/api/admin/gjennomgang'),
  'get /api/admin/gjennomgang/:maaned': as('admin', async (ask, { db, time }) => {
    await makeReview({ db, keys: KEYS.audit }, MAANED, time.now);
    return ask(`/api/admin/gjennomgang/${MAANED}`);
  }),
  'post /api/admin/gjennomgang/:maaned/rad/:nr': as('admin', async (ask, { db }) => {
    const rows = await readRader(db, MAANED);
    const other = rows.find(({ person }) => !person?.equals(hashOf('admin')))!;
    return ask(
      `/api/admin/gjennomgang/${MAANED}/rad/${other.nr}`,
      post({ vurdering: 'greit', ord: '', versjon: 0 }),
    );
  }),
  'post /api/admin/gjennomgang/:maaned/signer': as('admin', async (ask, { db, time }) => {
    for (const { nr, versjon } of await readRader(db, MAANED))
      await updateRad(
        db,
        { maaned: MAANED, nr },
        { vurdering: 'greit', ord: '', versjon },
        { av: hashOf('admin'), now: time.now },
      );
    return ask(`/api/admin/gjennomgang/${MAANED}/signer`, post({ bekreftet: true }));
  }),
};
