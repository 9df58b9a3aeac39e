import type { Ask } from '#tests/support/bff/http-client.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { type Answer, as, type Call, lastOf, path, post, read } from './ask.ts';

const SAK = `/api/admin/sak/${saker.utenMoete.sakId}`;
const lift = (table: string, how: (id: number) => string): Call =>
  as('admin', async (ask, bff) =>
    ask(how(await lastOf(bff, table)), post({ forklaring: 'Rettet.' })),
  );

const hiddenForSafety = (work: (ask: Ask, address: string) => Promise<Answer>): Call =>
  as('admin', async (ask, bff) => {
    const why = { grunn: 'sikkerhet', forklaring: 'Trussel.', varsle: false };
    await ask(`${SAK}/skjul`, post({ omfang: 'parter', ...why }));
    return work(ask, `${SAK}/opphev/${await lastOf(bff, 'tilbaketrekking')}`);
  });

const change = (table: string, what: string, json: object): Call =>
  as('admin', async (ask, bff) =>
    ask(
      `${SAK}/${what}/${await lastOf(bff, table)}/endre`,
      post({ versjon: 1, seIgjen: null, ...json }),
    ),
  );

/** How administrators look at a case, hide and restrict it. */
export const SAK_CALLS: Readonly<Record<string, Call>> = {
  'get /api/admin/sak': read(
    'admin',
    path('/api/admin/sak', { saksnummer: saker.vist.saksnummer }),
  ),
  'get /api/admin/sak/:sakId': read('admin', SAK),
  'post /api/admin/sak/:sakId/skjul': as('admin', (ask) =>
    ask(
      `${SAK}/skjul`,
      post({ omfang: 'sak', grunn: 'feil', forklaring: 'Feil sak.', varsle: true }),
    ),
  ),
  'get /api/admin/skjulte': read('admin', '/api/admin/skjulte'),
  'post /api/admin/sak/:sakId/skjuling/:id/endre': change('tilbaketrekking', 'skjuling', {
    ...{ grunn: 'feil', forklaring: 'Rettes i morgen.' },
  }),
  'post /api/admin/sak/:sakId/opphev/:id': lift('tilbaketrekking', (id) => `${SAK}/opphev/${id}`),
  'post /api/admin/sak/:sakId/opphev/:id/foreslaa': hiddenForSafety((ask, address) =>
    ask(`${address}/foreslaa`, post({ forklaring: 'Samtykker.' })),
  ),
  'post /api/admin/sak/:sakId/opphev/:id/svar': as('admin', async (ask, bff) =>
    ask(
      `${SAK}/opphev/${await lastOf(bff, 'tilbaketrekking')}/svar`,
      post({ forslagId: await lastOf(bff, 'opphevelse_forslag'), svar: 'trukket', ord: 'Nei.' }),
    ),
  ),
  'post /api/admin/sak/:sakId/begrensning': as('admin', (ask) =>
    ask(
      `${SAK}/begrensning`,
      post({ type: 'referatforbud', tekst: 'Alt.', gjelderTil: null, varsle: false }),
    ),
  ),
  'post /api/admin/sak/:sakId/begrensning/:id/endre': change('begrensning', 'begrensning', {
    ...{ tekst: 'Bare i dag.', gjelderTil: null },
  }),
  'post /api/admin/sak/:sakId/begrensning/:id/opphev': lift(
    'begrensning',
    (id) => `${SAK}/begrensning/${id}/opphev`,
  ),
};
