import { arbeidsgiverPaths } from '#contract/paths.ts';
import { signLink } from '#bff/session/crypto.ts';
import { SIDES, type SideName } from '#bff/session/side.ts';
import { giveAccess, hashOf, KEYS, type Kind, persons } from '#tests/support/access/persons.ts';
import {
  minArbeidsgiver,
  omMeg,
  questions,
  soeknad,
  soeknaderOf,
} from '#tests/support/access/forms.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { cookieOf } from '#tests/support/bff/sign-in-steps.ts';
import { createHttpClient } from '#tests/support/bff/http-client.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { saker } from '#tests/support/cases/saker.ts';

type Answer = { readonly status: number; readonly json?: unknown };
type Call = (bff: TestBff) => Promise<readonly Answer[]>;

const FREE = {
  domstolid: 'alle',
  fraDato: '2026-03-01',
  tilDato: '2026-03-31',
  query: 'tyveri Synligsen',
};
/** The page as it is opened, other orders and categories, words that nothing has, a number. */
const SEARCHES: readonly Readonly<Record<string, string>>[] = [
  FREE,
  { ...FREE, query: '', domstolid: 'TSOS' },
  { ...FREE, sortField: 'relevans', fasettkode: 'MED' },
  { ...FREE, soekeKategori: 'avgjorelser', sortField: 'publiseringsdatoAvgjoerelse' },
  { ...FREE, soekeKategori: 'tiltaler', sortField: 'publiseringsdatoTiltale' },
  { ...FREE, query: 'tyevri' },
  { ...FREE, query: '25-000002' },
  { ...FREE, isAdvancedSearch: 'true', parter: 'Synligsen', rettsmotetype: 'hovedforhandling' },
];

const path = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(query)}`;
const post = (json?: object) => ({ method: 'POST', ...(json && { json }) });

/** Asks one thing after the other as somebody who signs in for it. */
const as =
  (kind: Kind, ...asked: ((ask: Ask, bff: TestBff) => Promise<Answer>)[]): Call =>
  async (bff) => {
    const ask = await bff.signedIn(kind);
    const answers: Answer[] = [];
    for (const one of asked) answers.push(await one(ask, bff));
    return answers;
  };
const read = (kind: Kind, ...paths: string[]): Call =>
  as(kind, ...paths.map((one) => (ask: Ask) => ask(one)));

const signIn =
  (side: SideName): Call =>
  async (bff) => {
    const begun = await bff.guest(`/api/${side}/auth/signin`);
    const browser = cookieOf(begun, `${side}_innlogging`) ?? '';
    const person = side === 'admin' ? persons.admin : persons.presse;
    const back = bff.oidc.choose(begun.headers.get('location')!, person).slice(bff.url.length);
    return [begun, await createHttpClient(bff.url, browser)(back)];
  };
const logout =
  (side: SideName): Call =>
  async ({ oidc, url }) => {
    const [jti, expires] = [`jti-${side}`, new Date(Date.now() + 180_000)];
    oidc.logouts.set(jti, { jti, sid: 'en-sid', sub: `sub-of-${side}`, expires });
    const body = new URLSearchParams({ logout_token: jti });
    return [await fetch(url + SIDES[side].backchannelLogout, { method: 'POST', body })];
  };

const employer =
  (json?: object): Call =>
  async (bff) => {
    const { id, utloeper } = (await questions(bff.db)).at(-1)!;
    const link = arbeidsgiverPaths.behov.href(signLink(KEYS.session, { id, expires: utloeper }));
    return [await bff.guest(link, json && { method: 'POST', json })];
  };

/** The id of Nora's application, and the version of it that is shown. */
async function application({ db }: TestBff) {
  const { id, versjon } = (await soeknaderOf(db, hashOf('autentisert'))).at(-1)!;
  return { address: `/api/admin/soeknad/${id}`, versjon };
}
const apply: Call = as('autentisert', (ask) => ask('/api/presse/registrer-soknad', post(soeknad)));
const decide = (what: string, json: object): Call =>
  as('admin', async (ask, bff) => {
    const { address, versjon } = await application(bff);
    return ask(`${address}/${what}`, post({ versjon, kommentar: 'Sett.', ...json }));
  });

const user = (kind: Kind, how: (ask: Ask, address: string) => Promise<Answer>): Call =>
  as('admin', async (ask, { db }) => {
    const [row] = await db('pressebruker').where({ identitet_hash: hashOf(kind) });
    return how(ask, `/api/admin/bruker/${(row as { id: string }).id}`);
  });

const SAK = `/api/admin/sak/${saker.utenMoete.sakId}`;
const lastOf = async ({ db }: TestBff, table: string) =>
  ((await db(table).max<{ id: number }[]>('id as id')) as { id: number }[])[0]!.id;
const lift = (table: string, how: (id: number) => string): Call =>
  as('admin', async (ask, bff) =>
    ask(how(await lastOf(bff, table)), post({ forklaring: 'Rettet.' })),
  );

const banner = { content: JSON.stringify({ message: 'Nede i natt.', purpose: 'warning' }) };
const DRIFT = '/api/admin/drift';

/** How every route is asked so that it does its work, in an order in which it can. A route that is missing fails the test. */
export const CALLS: Readonly<Record<string, Call>> = {
  'get /api/presse/auth/signin': signIn('presse'),
  'get /api/presse/auth/callback': signIn('presse'),
  'get /api/admin/auth/signin': signIn('admin'),
  'get /api/admin/auth/callback': signIn('admin'),
  'post /api/presse/auth/backchannel-logout': logout('presse'),
  'post /api/admin/auth/backchannel-logout': logout('admin'),
  'post /api/presse/auth/signout': as('presse', (ask) =>
    ask('/api/presse/auth/signout', { method: 'POST' }),
  ),
  'post /api/admin/auth/signout': as('admin', (ask) =>
    ask('/api/admin/auth/signout', { method: 'POST' }),
  ),
  'get /api/presse/bruker-info': read('presse', '/api/presse/bruker-info'),
  'get /api/presse/soeknad-info': read('autentisert', '/api/presse/soeknad-info'),
  'get /api/presse/hent-domstoler': read('presse', '/api/presse/hent-domstoler'),
  'get /api/presse/standard-domstol': read('presse', '/api/presse/standard-domstol'),
  'get /api/presse/hent-varsel': read('presse', '/api/presse/hent-varsel'),
  'get /api/presse/hent-berammingsliste': read(
    'presse',
    ...SEARCHES.map((search) => path('/api/presse/hent-berammingsliste', search)),
  ),
  'get /api/presse/soekeforslag': read(
    'presse',
    ...['ty', 'Synl', '25-0'].map((q) => path('/api/presse/soekeforslag', { q })),
  ),
  'post /api/presse/legg-til-favoritt/:sakId': as('presse', (ask) =>
    ask(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' }),
  ),
  'post /api/presse/legg-til-favoritt/saksnummer/*saksnummer': as('presse', (ask) =>
    ask(`/api/presse/legg-til-favoritt/saksnummer/${saker.skjult.saksnummer}`, { method: 'POST' }),
  ),
  'get /api/presse/favoritter': read('presse', '/api/presse/favoritter'),
  'get /api/presse/favoritter/skjulte': read('presse', '/api/presse/favoritter/skjulte'),
  'delete /api/presse/slett-favoritt/:sakId': as('presse', (ask) =>
    ask(`/api/presse/slett-favoritt/${saker.vist.sakId}`, { method: 'DELETE' }),
  ),
  'delete /api/presse/slett-favoritt/saksnummer/*saksnummer': as('presse', (ask) =>
    ask(`/api/presse/slett-favoritt/saksnummer/${saker.skjult.saksnummer}`, { method: 'DELETE' }),
  ),
  'get /api/presse/saksdetaljer/:sakId': read('presse', '/api/presse/saksdetaljer/VIST'),
  'get /api/presse/saksdetaljer/saksnummer/*saksnummer': read(
    'presse',
    `/api/presse/saksdetaljer/saksnummer/${saker.vist.saksnummer}`,
  ),
  'get /api/presse/avgjorelser/:domstolInitialer/:filNavn': read(
    'presse',
    '/api/presse/avgjorelser/TSOS/vist-dom.pdf',
  ),
  'get /api/presse/tiltale/:domstolInitialer/:filNavn': read(
    'presse',
    '/api/presse/tiltale/TSOS/vist-tiltale.pdf',
  ),
  'post /api/presse/registrer-soknad': apply,
  'get /api/presse/min-soeknad': read('autentisert', '/api/presse/min-soeknad'),
  'get /api/arbeidsgiver/behov/:token': employer(),
  'post /api/arbeidsgiver/behov/:token': employer({ svar: 'bekreftet' }),
  'get /api/admin/gyldigadminbruker': read('admin', '/api/admin/gyldigadminbruker'),
  'get /api/admin/soeknad/alle-soeknader': read(
    'admin',
    '/api/admin/soeknad/alle-soeknader',
    path('/api/admin/soeknad/alle-soeknader', { query: 'Fjellvang', page: '1' }),
  ),
  'get /api/admin/soeknad/:id': as('admin', async (ask, bff) =>
    ask((await application(bff)).address),
  ),
  'post /api/admin/soeknad/:id/kommenter': decide('kommenter', {}),
  'post /api/admin/soeknad/:id/avslaa': decide('avslaa', { avslagBegrunnelse: 'Ikke nok.' }),
  'post /api/admin/soeknad/:id/godkjenn': async (bff) => [
    ...(await apply(bff)),
    ...(await decide('godkjenn', { sluttdato: null })(bff)),
  ],
  'get /api/presse/profil': read('presse', '/api/presse/profil'),
  'put /api/presse/rediger-om-meg': as('presse', (ask) =>
    ask('/api/presse/rediger-om-meg', { method: 'PUT', json: omMeg }),
  ),
  'put /api/presse/rediger-min-arbeidsgiver': as('presse', (ask) =>
    ask('/api/presse/rediger-min-arbeidsgiver', { method: 'PUT', json: minArbeidsgiver }),
  ),
  'get /api/presse/reautentisering': read('lapsed', '/api/presse/reautentisering'),
  'post /api/presse/reautentisering/oppdater-profil': as('lapsed', (ask) =>
    ask('/api/presse/reautentisering/oppdater-profil', post(soeknad)),
  ),
  'get /api/admin/bruker/alle': read(
    'admin',
    '/api/admin/bruker/alle',
    path('/api/admin/bruker/alle', { query: 'Haugnes', page: '1' }),
  ),
  'get /api/admin/bruker/:id': user('presse', (ask, address) => ask(address)),
  'post /api/admin/bruker/:id/suspender': user('presse', (ask, address) =>
    ask(`${address}/suspender`, post({ til: '2026-04-01', begrunnelse: 'Brudd.' })),
  ),
  'post /api/admin/bruker/:id/opphev-suspensjon': user('presse', (ask, address) =>
    ask(`${address}/opphev-suspensjon`, { method: 'POST' }),
  ),
  'delete /api/admin/bruker/:id': user('autentisert', (ask, address) =>
    ask(address, { method: 'DELETE' }),
  ),
  'post /api/admin/siteContents/legg-til-varsel': as('admin', (ask) =>
    ask('/api/admin/siteContents/legg-til-varsel', post(banner)),
  ),
  'get /api/admin/siteContents/hent-varsel': read('admin', '/api/admin/siteContents/hent-varsel'),
  'post /api/admin/siteContents/oppdater-varsel': as('admin', (ask) =>
    ask('/api/admin/siteContents/oppdater-varsel', post(banner)),
  ),
  'delete /api/admin/siteContents/slett-varsel': as('admin', (ask) =>
    ask('/api/admin/siteContents/slett-varsel', { method: 'DELETE' }),
  ),
  'get /api/admin/revisjon': read(
    'admin',
    '/api/admin/revisjon',
    path('/api/admin/revisjon', { sak: saker.vist.saksnummer, fra: '2026-03-01' }),
    path('/api/admin/revisjon', { handling: 'soek' }),
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
  'post /api/admin/sak/:sakId/opphev/:id': lift('tilbaketrekking', (id) => `${SAK}/opphev/${id}`),
  'post /api/admin/sak/:sakId/begrensning': as('admin', (ask) =>
    ask(
      `${SAK}/begrensning`,
      post({ type: 'referatforbud', tekst: 'Alt.', gjelderTil: null, varsle: false }),
    ),
  ),
  'post /api/admin/sak/:sakId/begrensning/:id/opphev': lift(
    'begrensning',
    (id) => `${SAK}/begrensning/${id}/opphev`,
  ),
  'get /api/admin/drift': read('admin', DRIFT),
  'post /api/admin/drift/oppbygging': as('admin', (ask) =>
    ask(`${DRIFT}/oppbygging`, { method: 'POST' }),
  ),
  'post /api/admin/drift/doedbrev/proev-igjen': as('admin', (ask) =>
    ask(`${DRIFT}/doedbrev/proev-igjen`, { method: 'POST' }),
  ),
  'post /api/admin/drift/doedbrev/:id/proev-igjen': as('admin', async (ask, { db }) => {
    await db('doedbrev').insert({ sak_id: 'VIST', grunn: 'avvist' });
    return ask(`${DRIFT}/doedbrev/VIST/proev-igjen`, { method: 'POST' });
  }),
  'post /api/admin/drift/epost/:id/proev-igjen': as('admin', async (ask, bff) => {
    const id = await lastOf(bff, 'epost_utboks');
    await bff.db('epost_utboks').where({ id }).update({ status: 'doed' });
    return ask(`${DRIFT}/epost/${id}/proev-igjen`, { method: 'POST' });
  }),
  'get /api/health/live': (bff) => one(bff.guest('/api/health/live')),
  'get /api/health/ready': (bff) => one(bff.guest('/api/health/ready')),
  'get /api/openapi.json': (bff) => one(bff.guest('/api/openapi.json')),
  'delete /api/presse/slett-profil': as('presse', (ask) =>
    ask('/api/presse/slett-profil', { method: 'DELETE' }),
  ),
  'delete /api/presse/reautentisering/slett-profil': async (bff) => {
    const identitetHash = hashOf('lapsed');
    await bff.db('pressebruker').where({ identitet_hash: identitetHash }).delete();
    const days = (by: number) => new Date(bff.time.now.getTime() + by * DAY);
    const { fornavn, etternavn } = persons.lapsed;
    await giveAccess(bff.db, { identitetHash, fornavn, etternavn, from: days(-200), to: days(-1) });
    return as('lapsed', (ask) =>
      ask('/api/presse/reautentisering/slett-profil', { method: 'DELETE' }),
    )(bff);
  },
};

const DAY = 86_400_000;

async function one(answer: Promise<Answer>): Promise<Answer[]> {
  return [await answer];
}
