import { signLink } from '#bff/session/crypto.ts';
import { addOsloDays } from '#domain/time.ts';
import { hashOf, KEYS, type Kind } from '#tests/support/access/persons.ts';
import { soeknaderOf } from '#tests/support/access/forms.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { DRIFT_CALLS } from './drift-calls.ts';
import { KLAGE_CALLS } from './klage-calls.ts';
import { GJENNOMGANG_CALLS } from './gjennomgang-calls.ts';
import { NEWSROOM_CALLS } from './newsroom-calls.ts';
import { type Answer, apply, as, type Call, daysLater, path, post, read } from './ask.ts';
import { SAK_CALLS } from './sak-calls.ts';
import { TEXT_CALLS } from './text-calls.ts';

/** The id of Nora's application, and the version of it that is shown. */
async function application({ db }: TestBff) {
  const { id, versjon } = (await soeknaderOf(db, hashOf('autentisert'))).at(-1)!;
  return { address: `/api/admin/soeknad/${id}`, versjon };
}
const decide = (what: string, json: object): Call =>
  as('admin', async (ask, bff) => {
    const { address, versjon } = await application(bff);
    return ask(`${address}/${what}`, post({ versjon, kommentar: 'Sett.', ...json }));
  });

const user = (kind: Kind, how: (ask: Ask, address: string) => Promise<Answer>): Call =>
  as('admin', async (ask, { db }) => {
    const row = (await db('pressebruker')
      .where({ identitet_hash: hashOf(kind) })
      .first()) as { id: string };
    return how(ask, `/api/admin/bruker/${row.id}`);
  });

const newsroom = (navn: string) => ({
  ...{ navn, redaktoerNavn: '', redaktoerEpost: '', domener: ['fjordavisa.example'] },
  kontakter: [],
});
const withNewsroom = (how: (ask: Ask, address: string, bff: TestBff) => Promise<Answer>): Call =>
  as('admin', async (ask, bff) => {
    const row = (await bff.db('redaksjon').whereLike('navn', 'Fjordavisa%').first()) as {
      id: string;
    };
    return how(ask, `/api/admin/redaksjon/${row.id}`, bff);
  });

/** How the routes of administrators are asked, after those of journalists (calls.ts). */
export const ADMIN_CALLS: Readonly<Record<string, Call>> = {
  'get /api/admin/dekning/varsling': read('admin', '/api/admin/dekning/varsling'),
  'get /api/admin/dekning/varsling/csv': read('admin', '/api/admin/dekning/varsling/csv'),
  'get /api/admin/gyldigadminbruker': read('admin', '/api/admin/gyldigadminbruker'),
  'get /api/admin/soeknad/alle-soeknader': read(
    'admin',
    '/api/admin/soeknad/alle-soeknader',
    path('/api/admin/soeknad/alle-soeknader', { query: 'Fjellvang', page: '1' }),
    path('/api/admin/soeknad/alle-soeknader', { vis: 'klare', sok: 'Fjellvang' }),
    path('/api/admin/soeknad/alle-soeknader', { vis: 'alle', sortField: 'ArbeidsgiversSvar' }),
    path('/api/admin/soeknad/alle-soeknader', { vis: 'klare', svar: 'avkreftet', lenge: 'true' }),
    path('/api/admin/soeknad/alle-soeknader', {
      vis: 'klare',
      duplikat: 'true',
      soektFoer: 'true',
    }),
    path('/api/admin/soeknad/alle-soeknader', { vis: 'alle', klage: 'true' }),
  ),
  'get /api/admin/soeknad/koe': read(
    'admin',
    path('/api/admin/soeknad/koe', { vis: 'klare', sortField: 'Soeker' }),
  ),
  'get /api/admin/soeknad/:id': as('admin', async (ask, bff) =>
    ask((await application(bff)).address),
  ),
  'post /api/admin/soeknad/:id/redaksjon': decide('redaksjon', { redaksjonId: null }),
  'post /api/admin/soeknad/:id/kommenter': decide('kommenter', {}),
  'post /api/admin/soeknad/:id/kontaktperson': decide('kontaktperson', {
    kontaktpersonArbeidsgiver: 'Unni Ny',
    kontaktpersonStilling: 'Vaktsjef',
    kontaktpersonOrganisasjon: 'Elveposten AS',
    kontaktpersonEpost: 'unni@elveposten.example',
  }),
  'post /api/admin/soeknad/:id/samtale': decide('samtale', { tekst: 'Ringt.' }),
  'post /api/admin/soeknad/:id/ser-paa': decide('ser-paa', { lest: 1 }),
  // The employer is asked at most once a day.
  'post /api/admin/soeknad/:id/spoer-igjen': daysLater(1, decide('spoer-igjen', {})),
  'post /api/admin/soeknad/:id/avslaa': decide('avslaa', { avslagBegrunnelse: 'Ikke nok.' }),
  'post /api/admin/soeknad/:id/ta-opp-igjen': as('admin', async (ask, bff) =>
    ask(`${(await application(bff)).address}/ta-opp-igjen`, post({ grunn: 'Nye opplysninger.' })),
  ),
  'post /api/admin/soeknad/:id/angre': async (bff) => {
    const reject = decide('avslaa', { avslagBegrunnelse: 'Ikke nok.' });
    const undo = decide('angre', {});
    return [...(await reject(bff)), ...(await undo(bff)), ...(await reject(bff))];
  },
  ...KLAGE_CALLS,
  // Employers are asked for one person four times a day at most.
  'post /api/admin/soeknad/:id/godkjenn': daysLater(2, async (bff) => [
    ...(await apply(bff)),
    ...(await decide('godkjenn', { sluttdato: null })(bff)),
  ]),
  'get /api/admin/bruker/alle': read(
    'admin',
    '/api/admin/bruker/alle',
    path('/api/admin/bruker/alle', { query: 'Haugnes', page: '1' }),
    path('/api/admin/bruker/alle', { ubrukt: 'true' }),
    path('/api/admin/bruker/alle', { ubrukt: 'true', aktive: 'false' }),
  ),
  'get /api/admin/bruker/:id': user('presse', (ask, address) => ask(address)),
  'get /api/admin/bruker/:id/innsyn/html': user('presse', (ask, address) =>
    ask(`${address}/innsyn/html`),
  ),
  'get /api/admin/bruker/:id/innsyn/json': user('presse', (ask, address) =>
    ask(`${address}/innsyn/json`),
  ),
  ...NEWSROOM_CALLS,
  'post /api/admin/bruker/:id/suspender': user('presse', (ask, address) =>
    ask(`${address}/suspender`, post({ til: '2026-04-01', begrunnelse: 'Brudd.' })),
  ),
  'post /api/admin/bruker/:id/opphev-suspensjon': user('presse', (ask, address) =>
    ask(`${address}/opphev-suspensjon`, { method: 'POST' }),
  ),
  // What was kept is kept no longer.
  'post /api/admin/bruker/:id/behold': as('admin', async (ask, { db, time }) => {
    const kept = { beholdt: time.now, beholdt_begrunnelse: 'Er i permisjon.' };
    const own = { identitet_hash: hashOf('presse') };
    const [row] = await db('pressebruker')
      .where(own)
      .update(kept)
      .returning<{ id: string }[]>('id');
    return ask(`/api/admin/bruker/${row!.id}/behold`, post({ begrunnelse: null }));
  }),
  'get /api/admin/mine-varsler': read('admin', '/api/admin/mine-varsler'),
  'put /api/admin/mine-varsler': as('admin', (ask) =>
    ask('/api/admin/mine-varsler', {
      method: 'PUT',
      json: { epost: 'astrid@domstol.example', valgt: ['epostfeil'] },
    }),
  ),
  'post /api/admin/mine-varsler/bekreft': as('admin', async (ask, { db, time }) => {
    const row = (await db('administrator').whereNotNull('epost_noekkel').first()) as {
      epost_noekkel: string;
    };
    const link = { id: row.epost_noekkel, expires: addOsloDays(time.now, 1) };
    const token = signLink(KEYS.session, link, 'bekreft_adresse');
    return ask('/api/admin/mine-varsler/bekreft', post({ token }));
  }),
  'post /api/admin/bruker/:id/angre-sletting': user('presse', async (ask, address) => {
    await ask(address, { method: 'DELETE' });
    return ask(`${address}/angre-sletting`, { method: 'POST' });
  }),
  'post /api/admin/bruker/:id/samtale': user('presse', (ask, address) =>
    ask(`${address}/samtale`, post({ tekst: 'Ringt.' })),
  ),
  'post /api/admin/bruker/:id/ser-paa': user('presse', (ask, address) =>
    ask(`${address}/ser-paa`, post({ lest: 0 })),
  ),
  'delete /api/admin/bruker/:id': user('autentisert', (ask, address) =>
    ask(address, { method: 'DELETE' }),
  ),
  'get /api/admin/redaksjon/alle': read('admin', '/api/admin/redaksjon/alle'),
  'post /api/admin/redaksjon': as('admin', (ask) =>
    ask('/api/admin/redaksjon', post(newsroom('Fjordavisa'))),
  ),
  'get /api/admin/redaksjon/:id': withNewsroom((ask, address) => ask(address)),
  'put /api/admin/redaksjon/:id': withNewsroom((ask, address) =>
    ask(address, { ...post(newsroom('Fjordavisa Nord')), method: 'PUT' }),
  ),
  'post /api/admin/redaksjon/:id/slaa-sammen': withNewsroom(async (ask, address, { db, time }) => {
    const [andre] = await db('redaksjon')
      .insert({ navn: 'Andre', opprettet: time.now })
      .returning<{ id: string }[]>('id');
    const json = { andre: andre!.id, navn: 'denne', redaktoer: 'denne' };
    return ask(`${address}/slaa-sammen`, post(json));
  }),
  'post /api/admin/redaksjon/:id/skill': withNewsroom(async (ask, address, { db }) => {
    const andre = (await db('redaksjon').whereNotNull('slaatt_sammen_i').first()) as { id: string };
    return ask(`${address}/skill`, post({ andre: andre.id }));
  }),
  'post /api/admin/bruker/:id/redaksjon': user('presse', (ask, address) =>
    ask(`${address}/redaksjon`, post({ redaksjonId: null })),
  ),
  'delete /api/admin/redaksjon/:id': withNewsroom((ask, address) =>
    ask(address, { method: 'DELETE' }),
  ),
  ...TEXT_CALLS,
  'get /api/admin/revisjon': read(
    'admin',
    '/api/admin/revisjon',
    path('/api/admin/revisjon', { sak: saker.vist.saksnummer, fra: '2026-03-01' }),
    path('/api/admin/revisjon', { person: 'silje' }),
    path('/api/admin/revisjon', { person: 'silje', side: 'gjelder' }),
    path('/api/admin/revisjon', { person: 'abcd', sak: saker.vist.saksnummer }),
    path('/api/admin/revisjon', { handling: 'soek' }),
    path('/api/admin/revisjon', { slag: 'skjuling', rolle: 'admin' }),
  ),
  'get /api/admin/revisjon/csv': read(
    'admin',
    path('/api/admin/revisjon/csv', { fra: '2026-03-01' }),
  ),
  'post /api/admin/revisjon/:id/ord': as('admin', async (ask, { db }) => {
    const row = (await db('revisjon').where({ handling: 'soek' }).first()) as { id: number };
    return ask(
      `/api/admin/revisjon/${row.id}/ord`,
      post({ begrunnelse: 'Klage fra en part i saken.' }),
    );
  }),
  ...SAK_CALLS,
  'get /api/admin/statistikk': read(
    'admin',
    '/api/admin/statistikk',
    path('/api/admin/statistikk', { fra: '2024-01-01', til: '2026-03-01' }),
  ),
  'get /api/admin/statistikk/csv': read('admin', '/api/admin/statistikk/csv'),
  ...DRIFT_CALLS,
  ...GJENNOMGANG_CALLS,
};
