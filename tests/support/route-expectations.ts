import type { Ability, Refusal } from '../../domain/permissions.ts';

/** Everybody who can come to a route. */
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
export type Who = (typeof WHO)[number];

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

/** SPEC §6, written anew and not read from the rules: who is let in to what. */
export const EXPECTED: Readonly<Record<Ability, Expectation>> = {
  'see own info': everybody,
  'list courts': everybody,
  'see own application': everybody,
  'see own court': press,
  'see banner': press,
  'search cases': press,
  'see case': press,
  'read document': press,
  'list favourites': press,
  'change favourites': press,
  'see own profile': press,
  'edit own profile': press,
  'end own profile': press,
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
  'leave at yearly update': { ...press, lapsed: 'in' },
  'see own admin info': administrators,
  'review applications': administrators,
  'manage users': administrators,
  'manage banner': administrators,
  'read audit log': administrators,
  operate: administrators,
};

/** Every route and what one must be able to for it. A route that is not here has no expectation yet. */
export const ROUTES: Readonly<Record<string, Ability | 'open'>> = {
  'get /api/presse/auth/signin': 'open',
  'get /api/presse/auth/callback': 'open',
  'post /api/presse/auth/signout': 'open',
  'get /api/presse/bruker-info': 'see own info',
  'get /api/presse/soeknad-info': 'see own info',
  'get /api/presse/hent-domstoler': 'list courts',
  'get /api/presse/standard-domstol': 'see own court',
  'get /api/presse/hent-varsel': 'see banner',
  'get /api/presse/hent-berammingsliste': 'search cases',
  'get /api/presse/favoritter': 'list favourites',
  'post /api/presse/legg-til-favoritt/:sakId': 'change favourites',
  'post /api/presse/legg-til-favoritt/saksnummer/*saksnummer': 'change favourites',
  'delete /api/presse/slett-favoritt/:sakId': 'change favourites',
  'delete /api/presse/slett-favoritt/saksnummer/*saksnummer': 'change favourites',
  'get /api/presse/saksdetaljer/:sakId': 'see case',
  'get /api/presse/saksdetaljer/saksnummer/*saksnummer': 'see case',
  'get /api/presse/avgjorelser/:domstolInitialer/:filNavn': 'read document',
  'get /api/presse/tiltale/:domstolInitialer/:filNavn': 'read document',
  'post /api/presse/registrer-soknad': 'apply',
  'get /api/presse/min-soeknad': 'see own application',
  'get /api/presse/profil': 'see own profile',
  'put /api/presse/rediger-om-meg': 'edit own profile',
  'put /api/presse/rediger-min-arbeidsgiver': 'edit own profile',
  'delete /api/presse/slett-profil': 'end own profile',
  'get /api/presse/reautentisering': 'see yearly update',
  'post /api/presse/reautentisering/oppdater-profil': 'do yearly update',
  'delete /api/presse/reautentisering/slett-profil': 'leave at yearly update',
  'get /api/arbeidsgiver/behov/:token': 'open',
  'post /api/arbeidsgiver/behov/:token': 'open',
  'get /api/admin/auth/signin': 'open',
  'get /api/admin/auth/callback': 'open',
  'post /api/admin/auth/signout': 'open',
  'get /api/admin/gyldigadminbruker': 'see own admin info',
  'get /api/admin/bruker/alle': 'manage users',
  'get /api/admin/bruker/:id': 'manage users',
  'delete /api/admin/bruker/:id': 'manage users',
  'post /api/admin/bruker/:id/suspender': 'manage users',
  'post /api/admin/bruker/:id/opphev-suspensjon': 'manage users',
  'get /api/admin/siteContents/hent-varsel': 'manage banner',
  'post /api/admin/siteContents/legg-til-varsel': 'manage banner',
  'post /api/admin/siteContents/oppdater-varsel': 'manage banner',
  'delete /api/admin/siteContents/slett-varsel': 'manage banner',
  'get /api/admin/revisjon': 'read audit log',
  'get /api/admin/revisjon/csv': 'read audit log',
  'get /api/health/live': 'open',
  'get /api/health/ready': 'open',
  'get /api/openapi.json': 'open',
};
