import { soeknaderOf } from '#tests/support/access/forms.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { as, type Call, post, read } from './ask.ts';

const MINE = '/api/presse/min-soeknad/klage';
const ANSWER = { svar: 'oversendt', ord: 'Samme syn.', avgjort: null };

/** The complaint about Nora's application, which has been rejected, and the answer. */
export const KLAGE_CALLS: Readonly<Record<string, Call>> = {
  'post /api/presse/min-soeknad/klage': as('autentisert', (ask) =>
    ask(MINE, post({ tekst: 'Det er feil.' })),
  ),
  'get /api/presse/min-soeknad/klage': read('autentisert', MINE),
  'post /api/admin/soeknad/:id/klage': as('admin', async (ask, { db }) => {
    const { id } = (await soeknaderOf(db, hashOf('autentisert'))).at(-1)!;
    return ask(`/api/admin/soeknad/${id}/klage`, post(ANSWER));
  }),
};
