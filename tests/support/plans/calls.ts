import type { NyNoekkel } from '#contract/noekler.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { editor } from './newsroom-calls.ts';
import { signLink } from '#bff/session/crypto.ts';
import { SIDES, type SideName } from '#bff/session/side.ts';
import { giveAccess, hashOf, KEYS, persons } from '#tests/support/access/persons.ts';
import { minArbeidsgiver, omMeg, questions, soeknad } from '#tests/support/access/forms.ts';
import { cookieOf } from '#tests/support/bff/sign-in-steps.ts';
import { createHttpClient } from '#tests/support/bff/http-client.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { ABONNEMENT_CALLS, savedId } from './abonnement-calls.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import { LISTE_CALLS } from './liste-calls.ts';
import { OWN_SOEKNAD_CALLS } from './own-soeknad-calls.ts';
import { NYTT_CALLS } from './notice-calls.ts';
import { VARSLING_CALLS } from './notice-choice-calls.ts';
import { type Answer, apply, as, type Call, path, post, read } from './ask.ts';

const FREE = {
  domstolid: 'alle',
  fraDato: '2026-03-01',
  tilDato: '2026-03-31',
  query: 'tyveri Synligsen',
};
const EXPORTED = { ...FREE, query: '', kjennerReglene: 'true' };
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

const note = (tekst: string, versjon: number) => ({
  method: 'PUT',
  json: { tekst, merker: [], versjon },
});

const saved = (method: 'POST' | 'PUT', navn: string) => ({
  method,
  json: { navn, soek: String(new URLSearchParams(FREE)), foelgerDagen: true, varsle: 'daglig' },
});
const savedPath = async (bff: TestBff) => `/api/presse/lagrede-soek/${await savedId(bff)}`;

const employer =
  (json?: object): Call =>
  async (bff) => {
    const open = (await questions(bff.db)).filter(
      (one) => !one.svar && !one.erstattet && !one.slettet,
    );
    const { id, utloeper } = open.at(-1)!;
    const link = arbeidsgiverPaths.behov.href(signLink(KEYS.session, { id, expires: utloeper }));
    return [await bff.guest(link, json && { method: 'POST', json })];
  };

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
  'get /api/presse/eksport/xlsx': read('presse', path('/api/presse/eksport/xlsx', EXPORTED)),
  'get /api/presse/eksport/csv': read('presse', path('/api/presse/eksport/csv', EXPORTED)),
  'get /api/presse/innsyn/html': read('presse', '/api/presse/innsyn/html'),
  'get /api/presse/innsyn/json': read('presse', '/api/presse/innsyn/json'),
  'get /api/presse/soekeforslag': read(
    'presse',
    ...['ty', 'Synl', '25-0'].map((q) => path('/api/presse/soekeforslag', { q })),
  ),
  'get /api/presse/mottak': read('presse', '/api/presse/mottak'),
  'get /api/presse/dekning': read('presse', '/api/presse/dekning'),
  'get /api/presse/dekning/varsling': read('presse', '/api/presse/dekning/varsling'),
  'get /api/presse/dekning/varsling/csv': read('presse', '/api/presse/dekning/varsling/csv'),
  'get /api/presse/dagsliste': read(
    'presse',
    path('/api/presse/dagsliste', { domstolid: 'TSOS', dag: '2026-03-10' }),
    '/api/presse/dagsliste?domstolid=TSOS&domstolid=TOSL&domstolid=TROG&dag=2026-03-10',
    path('/api/presse/dagsliste', { domstolid: 'alle', dag: '2026-03-10' }),
  ),
  'post /api/presse/legg-til-favoritt/:sakId': as('presse', (ask) =>
    ask(`/api/presse/legg-til-favoritt/${saker.vist.sakId}`, { method: 'POST' }),
  ),
  'post /api/presse/legg-til-favoritt/saksnummer/*saksnummer': as('presse', (ask) =>
    ask(`/api/presse/legg-til-favoritt/saksnummer/${saker.skjult.saksnummer}`, { method: 'POST' }),
  ),
  'get /api/presse/i-dag': read('presse', '/api/presse/i-dag'),
  'post /api/presse/lagrede-soek': as(
    'presse',
    (ask) => ask('/api/presse/lagrede-soek', saved('POST', 'Tyveri')),
    (ask) => ask('/api/presse/lagrede-soek', saved('POST', 'Ran')),
  ),
  'get /api/presse/lagrede-soek': read('presse', '/api/presse/lagrede-soek'),
  'get /api/presse/lagrede-soek/antall': read('presse', '/api/presse/lagrede-soek/antall'),
  'get /api/presse/lagrede-soek/anslag': read(
    'presse',
    ...SEARCHES.map((search) => path('/api/presse/lagrede-soek/anslag', search)),
  ),
  'get /api/presse/lagrede-soek/:id/siden': as(
    'presse',
    async (ask, bff) => ask(`${await savedPath(bff)}/siden`),
    async (ask, bff) => ask(`${await savedPath(bff)}/siden?siden=2026-03-01T00:00:00Z&finnes=true`),
  ),
  'post /api/presse/noekler': as(
    'presse',
    (ask) => ask('/api/presse/noekler', post({ navn: 'A', omfang: ['soek'], dager: 30 })),
    async (ask, { guest }) => {
      const json = { navn: 'B', omfang: ['soek', 'favoritter'], dager: 30 };
      const { noekkel } = (await ask('/api/presse/noekler', post(json))).json as NyNoekkel;
      return guest('/api/presse/lagrede-soek', { headers: { authorization: `Bearer ${noekkel}` } });
    },
  ),
  'get /api/presse/noekler': read('presse', '/api/presse/noekler'),
  'delete /api/presse/noekler/:id': as('presse', async (ask, { db }) => {
    const row = await db('tilgangsnoekkel').max<{ id: number }>({ id: 'id' }).first();
    return ask(`/api/presse/noekler/${row!.id}`, { method: 'DELETE' });
  }),
  'put /api/presse/lagrede-soek/:id': as('presse', async (ask, bff) =>
    ask(await savedPath(bff), saved('PUT', 'Tyverier')),
  ),
  'put /api/presse/lagrede-soek/:id/navn': as('presse', async (ask, bff) =>
    ask(`${await savedPath(bff)}/navn`, { method: 'PUT', json: { navn: 'Sykkeltyveri' } }),
  ),
  ...NYTT_CALLS,
  ...ABONNEMENT_CALLS,
  ...VARSLING_CALLS,
  'delete /api/presse/lagrede-soek/:id': as('presse', async (ask, bff) =>
    ask(await savedPath(bff), { method: 'DELETE' }),
  ),
  'get /api/presse/favoritter': read('presse', '/api/presse/favoritter'),
  'get /api/presse/favoritter/skjulte': read('presse', '/api/presse/favoritter/skjulte'),
  'put /api/presse/notat/:sakId': as(
    'presse',
    (ask) => ask('/api/presse/notat/VIST', note('Ring forsvarer.', 0)),
    (ask) => ask('/api/presse/notat/VIST', note('Ring aktor.', 1)),
    (ask) => ask('/api/presse/notat/SKJULT', note('', 0)),
  ),
  'get /api/presse/notat/:sakId': read('presse', '/api/presse/notat/VIST'),
  'get /api/presse/notater': read('presse', '/api/presse/notater'),
  'delete /api/presse/notat/:sakId': as('presse', (ask) =>
    ask('/api/presse/notat/VIST', { method: 'DELETE' }),
  ),
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
  'get /api/presse/min-soeknad/status': read('autentisert', '/api/presse/min-soeknad/status'),
  ...OWN_SOEKNAD_CALLS,
  'get /api/arbeidsgiver/behov/:token': employer(),
  'post /api/arbeidsgiver/behov/:token': employer({ svar: 'bekreftet' }),
  'get /api/redaksjon/liste/:token': editor({ isAnswered: false }),
  'post /api/redaksjon/liste/:token': editor({ isAnswered: true }),
  'get /api/presse/profil': read('presse', '/api/presse/profil'),
  'put /api/presse/velg-start': as('presse', (ask) =>
    ask('/api/presse/velg-start', {
      method: 'PUT',
      json: { mineDomstoler: ['TSOS', 'TOSL'], startside: 'i-dag' },
    }),
  ),
  'put /api/presse/velg-spraak': as('presse', (ask) =>
    ask('/api/presse/velg-spraak', { method: 'PUT', json: { spraak: 'nn' } }),
  ),
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
  'post /api/maaling': (bff) =>
    one(bff.guest('/api/maaling', post({ side: 'soek', bredde: 'bred', inp: 80 }))),
  'get /api/health/live': (bff) => one(bff.guest('/api/health/live')),
  'get /api/health/ready': (bff) => one(bff.guest('/api/health/ready')),
  'get /api/openapi.json': (bff) => one(bff.guest('/api/openapi.json')),
  ...ADMIN_CALLS,
  ...LISTE_CALLS,
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
