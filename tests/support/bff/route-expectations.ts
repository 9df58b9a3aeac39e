import type { Ability, Refusal } from '#domain/permissions.ts';
import { osloDay } from '#domain/time.ts';
import { soeknad } from '#tests/support/access/forms.ts';
import { giveAccess, hashOf } from '#tests/support/access/persons.ts';
import type { Ask } from './http-client.ts';
import type { TestBff } from './test-bff.ts';
import {
  BANNER_ROUTES,
  HIDING_ROUTES,
  LISTE_ROUTES,
  OPERATION_ROUTES,
  REDAKSJON_ROUTES,
  forEach,
} from './admin-routes.ts';

/** Everybody who can call a route. */
export const WHO = [
  'guest',
  'autentisert',
  'soeker',
  'presse',
  'lapsed',
  'suspended',
  'ended',
  'admin',
  'ansatt',
] as const;
type Who = (typeof WHO)[number];

/** Let in, or why not. */
type Outcome = 'in' | Refusal;
type Expectation = Readonly<Record<Who, Outcome>>;

const GUEST = {
  guest: 'unauthenticated',
  admin: 'unauthenticated',
  ansatt: 'unauthenticated',
} as const;
const everybody: Expectation = {
  ...GUEST,
  autentisert: 'in',
  soeker: 'in',
  presse: 'in',
  lapsed: 'in',
  suspended: 'in',
  ended: 'in',
};
const press: Expectation = {
  ...GUEST,
  autentisert: 'no_access',
  soeker: 'no_access',
  presse: 'in',
  lapsed: 'access_lapsed',
  suspended: 'suspended',
  ended: 'no_access',
};
const administrators: Expectation = {
  guest: 'unauthenticated',
  autentisert: 'unauthenticated',
  soeker: 'unauthenticated',
  presse: 'unauthenticated',
  lapsed: 'unauthenticated',
  suspended: 'unauthenticated',
  ended: 'unauthenticated',
  admin: 'in',
  ansatt: 'not_admin',
};

/** Who may do what (docs/PRODUCT.md, "Roles"), written again here and not read from the rules. */
export const EXPECTED: Readonly<Record<Ability, Expectation>> = {
  'see own info': everybody,
  'list courts': everybody,
  'choose own language': everybody,
  'see own application': everybody,
  'change own application': everybody,
  'see own court': press,
  'see banner': press,
  'search cases': press,
  'export cases': press,
  'see case': press,
  'read document': press,
  'list favourites': press,
  'change favourites': press,
  'read own notes': press,
  'write own notes': press,
  'save searches': press,
  'choose notices': press,
  subscribe: press,
  'read own notices': press,
  'manage own keys': press,
  'see own profile': press,
  'edit own profile': press,
  'end own profile': { ...press, lapsed: 'in', suspended: 'in' },
  apply: {
    ...GUEST,
    autentisert: 'in',
    soeker: 'in',
    presse: 'has_access',
    lapsed: 'has_access',
    suspended: 'suspended',
    ended: 'in',
  },
  'see yearly update': { ...press, lapsed: 'in' },
  'do yearly update': { ...press, presse: 'has_access', lapsed: 'in' },
  'leave at yearly update': { ...press, lapsed: 'in', suspended: 'in' },
  'see own admin info': administrators,
  'choose own warnings': administrators,
  'review applications': administrators,
  'manage users': administrators,
  'manage banner': administrators,
  'edit texts': administrators,
  'withdraw cases': administrators,
  'read audit log': administrators,
  'see figures of courts': administrators,
  'see statistics': administrators,
  operate: administrators,
};

/** Every route and the ability that it needs. A route that is missing here fails the test. */
export const ROUTES: Readonly<Record<string, Ability | 'open'>> = {
  ...{ 'get /api/presse/auth/signin': 'open', 'get /api/presse/auth/callback': 'open' },
  'post /api/presse/auth/signout': 'open',
  'post /api/presse/auth/backchannel-logout': 'open',
  'get /api/presse/bruker-info': 'see own info',
  'get /api/presse/soeknad-info': 'see own info',
  'get /api/presse/hent-domstoler': 'list courts',
  'get /api/presse/standard-domstol': 'see own court',
  'get /api/presse/hent-varsel': 'see banner',
  'get /api/presse/hent-berammingsliste': 'search cases',
  'get /api/presse/soekeforslag': 'search cases',
  'get /api/presse/eksport/xlsx': 'export cases',
  'get /api/presse/eksport/csv': 'export cases',
  'get /api/presse/mottak': 'search cases',
  'get /api/presse/dekning': 'search cases',
  'get /api/presse/dekning/varsling': 'search cases',
  'get /api/presse/dekning/varsling/csv': 'search cases',
  'get /api/presse/dagsliste': 'search cases',
  'get /api/presse/favoritter/skjulte': 'list favourites',
  'get /api/presse/notater': 'read own notes',
  'get /api/presse/notat/:sakId': 'read own notes',
  'put /api/presse/notat/:sakId': 'write own notes',
  'delete /api/presse/notat/:sakId': 'write own notes',
  'get /api/presse/favoritter': 'list favourites',
  'post /api/presse/legg-til-favoritt/:sakId': 'change favourites',
  'post /api/presse/legg-til-favoritt/saksnummer/*saksnummer': 'change favourites',
  'delete /api/presse/slett-favoritt/:sakId': 'change favourites',
  'delete /api/presse/slett-favoritt/saksnummer/*saksnummer': 'change favourites',
  'get /api/presse/lagrede-soek': 'save searches',
  'get /api/presse/lagrede-soek/antall': 'save searches',
  'get /api/presse/lagrede-soek/anslag': 'save searches',
  'post /api/presse/lagrede-soek': 'save searches',
  'put /api/presse/lagrede-soek/:id': 'save searches',
  'put /api/presse/lagrede-soek/:id/navn': 'save searches',
  'put /api/presse/lagrede-soek/:id/varsle': 'save searches',
  'get /api/presse/varsling': 'choose notices',
  'put /api/presse/varsling': 'choose notices',
  'post /api/presse/varsling/start': 'choose notices',
  'get /api/varsling/stopp/:token': 'open',
  'post /api/varsling/stopp/:token': 'open',
  'delete /api/presse/lagrede-soek/:id': 'save searches',
  'get /api/presse/lagrede-soek/:id/siden': 'save searches',
  'get /api/presse/noekler': 'manage own keys',
  'post /api/presse/noekler': 'manage own keys',
  'delete /api/presse/noekler/:id': 'manage own keys',
  'get /api/presse/i-dag': 'search cases',
  'get /api/presse/nytt': 'read own notices',
  'get /api/presse/nytt/antall': 'read own notices',
  'post /api/presse/nytt/lest': 'read own notices',
  ...{ 'get /api/presse/abonnementer': 'subscribe', 'post /api/presse/abonnementer': 'subscribe' },
  'delete /api/presse/abonnementer/:id': 'subscribe',
  'get /api/presse/kalender': 'subscribe',
  ...{ 'get /kalender/:hemmelighet.ics': 'open', 'get /atom/:hemmelighet.xml': 'open' },
  'get /api/presse/saksdetaljer/:sakId': 'see case',
  'get /api/presse/saksdetaljer/saksnummer/*saksnummer': 'see case',
  'get /api/presse/avgjorelser/:domstolInitialer/:filNavn': 'read document',
  'get /api/presse/tiltale/:domstolInitialer/:filNavn': 'read document',
  'post /api/presse/registrer-soknad': 'apply',
  'get /api/presse/min-soeknad': 'see own application',
  'get /api/presse/min-soeknad/status': 'see own application',
  'post /api/presse/min-soeknad/send-paa-nytt': 'change own application',
  'put /api/presse/min-soeknad/kontaktperson': 'change own application',
  'delete /api/presse/min-soeknad': 'change own application',
  'get /api/presse/profil': 'see own profile',
  'put /api/presse/velg-start': 'edit own profile',
  'put /api/presse/velg-spraak': 'choose own language',
  'put /api/presse/rediger-om-meg': 'edit own profile',
  'put /api/presse/rediger-min-arbeidsgiver': 'edit own profile',
  'delete /api/presse/slett-profil': 'end own profile',
  'get /api/presse/reautentisering': 'see yearly update',
  'post /api/presse/reautentisering/oppdater-profil': 'do yearly update',
  'delete /api/presse/reautentisering/slett-profil': 'leave at yearly update',
  'get /api/arbeidsgiver/behov/:token': 'open',
  'post /api/arbeidsgiver/behov/:token': 'open',
  ...{ 'get /api/redaksjon/liste/:token': 'open', 'post /api/redaksjon/liste/:token': 'open' },
  ...{ 'get /api/admin/auth/signin': 'open', 'get /api/admin/auth/callback': 'open' },
  ...{ 'post /api/admin/auth/signout': 'open', 'post /api/admin/auth/backchannel-logout': 'open' },
  'get /api/admin/gyldigadminbruker': 'see own admin info',
  'get /api/admin/mine-varsler': 'choose own warnings',
  'put /api/admin/mine-varsler': 'choose own warnings',
  'post /api/admin/mine-varsler/bekreft': 'choose own warnings',
  'get /api/admin/soeknad/alle-soeknader': 'review applications',
  'get /api/admin/soeknad/koe': 'review applications',
  'get /api/admin/soeknad/:id': 'review applications',
  'post /api/admin/soeknad/:id/godkjenn': 'review applications',
  'post /api/admin/soeknad/:id/kommenter': 'review applications',
  'post /api/admin/soeknad/:id/avslaa': 'review applications',
  'post /api/admin/soeknad/:id/angre': 'review applications',
  'post /api/admin/soeknad/:id/ta-opp-igjen': 'review applications',
  'post /api/admin/soeknad/:id/spoer-igjen': 'review applications',
  'post /api/admin/soeknad/:id/kontaktperson': 'review applications',
  'post /api/admin/soeknad/:id/samtale': 'review applications',
  'post /api/admin/soeknad/:id/ser-paa': 'review applications',
  'get /api/admin/bruker/alle': 'manage users',
  'get /api/admin/bruker/:id': 'manage users',
  'delete /api/admin/bruker/:id': 'manage users',
  'post /api/admin/redaksjon/:id/suspender': 'manage users',
  'post /api/admin/redaksjon/:id/opphev-suspensjon': 'manage users',
  'post /api/admin/redaksjon/:id/send-liste': 'manage users',
  'post /api/admin/bruker/:id/suspender': 'manage users',
  'post /api/admin/bruker/:id/opphev-suspensjon': 'manage users',
  'post /api/admin/bruker/:id/behold': 'manage users',
  'post /api/admin/bruker/:id/angre-sletting': 'manage users',
  'post /api/admin/bruker/:id/samtale': 'manage users',
  'post /api/admin/bruker/:id/ser-paa': 'manage users',
  'get /api/admin/siteContents/hent-varsel': 'manage banner',
  'post /api/admin/siteContents/legg-til-varsel': 'manage banner',
  'post /api/admin/siteContents/oppdater-varsel': 'manage banner',
  'delete /api/admin/siteContents/slett-varsel': 'manage banner',
  'get /api/admin/avslagsgrunner': 'edit texts',
  'post /api/admin/avslagsgrunner': 'edit texts',
  'post /api/admin/avslagsgrunner/:id': 'edit texts',
  'get /api/admin/epostmaler': 'edit texts',
  'get /api/admin/epostmaler/:mal': 'edit texts',
  'post /api/admin/epostmaler/:mal': 'edit texts',
  'post /api/admin/epostmaler/:mal/forhaandsvisning': 'edit texts',
  ...forEach(BANNER_ROUTES, 'manage banner'),
  'get /api/admin/revisjon': 'read audit log',
  'get /api/admin/revisjon/csv': 'read audit log',
  'post /api/admin/revisjon/:id/ord': 'read audit log',
  ...forEach(REDAKSJON_ROUTES, 'manage users'),
  'post /api/admin/soeknad/:id/redaksjon': 'review applications',
  ...forEach(HIDING_ROUTES, 'withdraw cases'),
  ...forEach([...OPERATION_ROUTES, ...LISTE_ROUTES], 'operate'),
  'get /api/admin/dekning/varsling': 'see figures of courts',
  'get /api/admin/dekning/varsling/csv': 'see figures of courts',
  'get /api/admin/statistikk': 'see statistics',
  'get /api/admin/statistikk/csv': 'see statistics',
  'get /api/admin/drift': 'operate',
  'get /api/health/live': 'open',
  'get /api/health/ready': 'open',
  'get /api/openapi.json': 'open',
};

const DAY = 86_400_000;

/** Somebody of that kind, signed in; call startOver first. */
export async function comeAs(bff: TestBff, who: Who): Promise<Ask> {
  const { db, time } = bff;
  const days = (by: number) => new Date(time.now.getTime() + by * DAY);
  const nora = { identitetHash: hashOf('autentisert'), fornavn: 'Nora', etternavn: 'Fjellvang' };
  const given = { ...nora, from: days(-10), to: days(300) };
  switch (who) {
    case 'guest':
      return bff.guest;
    case 'soeker': {
      const ask = await bff.signedIn('autentisert');
      await ask('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
      return ask;
    }
    case 'ended':
      await giveAccess(db, { ...given, sluttdato: osloDay(time.now) });
      return bff.signedIn('autentisert');
    case 'suspended': {
      const suspended = { suspendert_til: osloDay(days(5)), suspendert_fra: days(-1) };
      const columns = { ...suspended, suspendert_begrunnelse: 'Brudd på vilkårene.' };
      await giveAccess(db, { ...given, columns });
      return bff.signedIn('autentisert');
    }
    default:
      return bff.signedIn(who);
  }
}
