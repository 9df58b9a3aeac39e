import { addImportfil } from '#db/importfil/write.ts';
import { as, type Call, lastOf, path, read } from './ask.ts';

const DRIFT = '/api/admin/drift';

/** What the operations page asks. */
export const DRIFT_CALLS: Readonly<Record<string, Call>> = {
  'get /api/admin/drift': read('admin', DRIFT),
  'get /api/admin/drift/importer': read(
    'admin',
    `${DRIFT}/importer`,
    path(`${DRIFT}/importer`, { domstol: 'TOSL', foer: '1000' }),
    path(`${DRIFT}/importer`, { avviste: 'true' }),
    path(`${DRIFT}/importer`, { domstol: 'TOSL', avviste: 'true' }),
  ),
  'get /api/admin/drift/importer/:id/avviste': as('admin', async (ask, { db }) => {
    const fremdrift = { nye: 0, endret: 0, uendret: 0, gjentatt: 0, avvist: 1, feil: 1 };
    const id = await addImportfil(db, {
      ...{ fil: 'a', begynt: new Date('2026-03-01T06:00:00Z'), slutt: null },
      fremdrift: { ...fremdrift, innhold: ['saker'], domstolIds: ['TOSL'] },
      faults: [{ linje: 1, felt: null, grunn: 'mangler' }],
    });
    return ask(`${DRIFT}/importer/${id}/avviste`);
  }),
  'get /api/admin/drift/importer/:id/funn': as('admin', async (ask, { db }) => {
    const fremdrift = { nye: 0, endret: 0, uendret: 0, gjentatt: 0, avvist: 1, feil: 1 };
    const id = await addImportfil(db, {
      ...{ fil: 'a', begynt: new Date('2026-03-01T06:00:00Z'), slutt: null },
      fremdrift: { ...fremdrift, innhold: ['saker'], domstolIds: ['TOSL'] },
      funn: [{ linje: 1, felt: null, slag: 'navn' }],
    });
    return ask(`${DRIFT}/importer/${id}/funn`);
  }),
  'post /api/admin/drift/oppbygging': as('admin', (ask) =>
    ask(`${DRIFT}/oppbygging`, { method: 'POST' }),
  ),
  'post /api/admin/drift/doedbrev/proev-igjen': as('admin', async (ask, { db }) => {
    await db('doedbrev').insert({ sak_id: 'VIST', grunn: 'avvist' });
    return ask(`${DRIFT}/doedbrev/proev-igjen`, { method: 'POST' });
  }),
  // The letter of the call before stays until the case has been indexed.
  'post /api/admin/drift/doedbrev/:id/proev-igjen': as('admin', async (ask, { db }) => {
    await db('sak_utboks').where({ sak_id: 'VIST' }).delete();
    return ask(`${DRIFT}/doedbrev/VIST/proev-igjen`, { method: 'POST' });
  }),
  'post /api/admin/drift/epost/:id/proev-igjen': as('admin', async (ask, bff) => {
    const id = await lastOf(bff, 'epost_utboks');
    await bff.db('epost_utboks').where({ id }).update({ status: 'doed' });
    return ask(`${DRIFT}/epost/${id}/proev-igjen`, { method: 'POST' });
  }),
};
