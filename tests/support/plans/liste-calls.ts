import type { Ask } from '#tests/support/bff/http-client.ts';
import { liste, treff } from '#tests/support/cases/import.ts';
import { type Answer, as, type Call, post, read } from './ask.ts';

const LISTER = '/api/admin/drift/lister';
const LISTE = {
  fil: 'tsos.json',
  innhold: Buffer.from(liste(treff('OPPLASTET1', ['2026-03-20']))).toString('base64'),
  ...{ komplett: true, likevel: false },
};

const preview = (ask: Ask) => ask(`${LISTER}/forhaandsvis`, post(LISTE));
const versjonOf = ({ json }: Answer) => (json as { versjon: string }).versjon;
const readIn = async (ask: Ask) =>
  ask(LISTER, post({ ...LISTE, versjon: versjonOf(await preview(ask)) }));
/** Of a list that is read in for it. */
const tilbake = async (ask: Ask) => {
  const { json } = await readIn(ask);
  return `${LISTER}/${(json as { id: number }).id}/tilbake`;
};

/** How the routes of uploading a list are asked. */
export const LISTE_CALLS: Readonly<Record<string, Call>> = {
  'post /api/admin/drift/lister/forhaandsvis': as('admin', preview),
  'post /api/admin/drift/lister': as('admin', readIn),
  'get /api/admin/drift/lister': read('admin', LISTER),
  'get /api/admin/drift/lister/:id/tilbake': as('admin', async (ask) => ask(await tilbake(ask))),
  'post /api/admin/drift/lister/:id/tilbake': as('admin', async (ask) => {
    const address = await tilbake(ask);
    return ask(address, post({ versjon: versjonOf(await ask(address)) }));
  }),
};
