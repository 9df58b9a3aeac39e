/*
 * Every path of the calls, stated once for browser and server: `path` is the router's pattern, `href` makes an address.
 */

export const plain = (path: string) => ({ path, href: () => path });
export const withId = (base: string, param: string) => ({
  path: `${base}/:${param}`,
  href: (id: string) => `${base}/${encodeURIComponent(id)}`,
});
/** A case number may contain slashes; they stay as they are in the address, and a wildcard matches them. */
const withSaksnummer = (base: string) => ({
  path: `${base}/*saksnummer`,
  href: (saksnummer: string) =>
    `${base}/${saksnummer.split('/').map(encodeURIComponent).join('/')}`,
});

/** An id followed by what is done with it. */
export const withIdAnd = (base: string, param: string, rest: string) => ({
  path: `${base}/:${param}/${rest}`,
  href: (id: string) => `${base}/${encodeURIComponent(id)}/${rest}`,
});

/** The file types as they are called in addresses. */
export type FiltypeSegment = 'avgjorelser' | 'tiltale';

/** The calls of press users (docs/PRODUCT.md, "Calls"). */
export const pressePaths = {
  brukerInfo: plain('/api/presse/bruker-info'),
  soeknadInfo: plain('/api/presse/soeknad-info'),
  domstoler: plain('/api/presse/hent-domstoler'),
  standardDomstol: plain('/api/presse/standard-domstol'),
  varsel: plain('/api/presse/hent-varsel'),
  berammingsliste: plain('/api/presse/hent-berammingsliste'),
  soekeforslag: plain('/api/presse/soekeforslag'),
  favoritter: plain('/api/presse/favoritter'),
  /** Favourites that the court has hidden. */
  skjulteFavoritter: plain('/api/presse/favoritter/skjulte'),
  saksdetaljer: withId('/api/presse/saksdetaljer', 'sakId'),
  saksdetaljerSaksnummer: withSaksnummer('/api/presse/saksdetaljer/saksnummer'),
  leggTilFavoritt: withId('/api/presse/legg-til-favoritt', 'sakId'),
  leggTilFavorittSaksnummer: withSaksnummer('/api/presse/legg-til-favoritt/saksnummer'),
  slettFavoritt: withId('/api/presse/slett-favoritt', 'sakId'),
  slettFavorittSaksnummer: withSaksnummer('/api/presse/slett-favoritt/saksnummer'),
  dokument: {
    pathOf: (filtype: FiltypeSegment) => `/api/presse/${filtype}/:domstolInitialer/:filNavn`,
    href: (filtype: FiltypeSegment, domstolInitialer: string, filNavn: string) =>
      `/api/presse/${filtype}/${encodeURIComponent(domstolInitialer)}/${encodeURIComponent(filNavn)}`,
  },
  registrerSoeknad: plain('/api/presse/registrer-soknad'),
  /** The applicant's own application, which the page shows read-only. */
  minSoeknad: plain('/api/presse/min-soeknad'),
  profil: plain('/api/presse/profil'),
  redigerOmMeg: plain('/api/presse/rediger-om-meg'),
  redigerMinArbeidsgiver: plain('/api/presse/rediger-min-arbeidsgiver'),
  slettProfil: plain('/api/presse/slett-profil'),
  reautentisering: plain('/api/presse/reautentisering'),
  oppdaterProfil: plain('/api/presse/reautentisering/oppdater-profil'),
  slettProfilVedReautentisering: plain('/api/presse/reautentisering/slett-profil'),
  signin: plain('/api/presse/auth/signin'),
  callback: plain('/api/presse/auth/callback'),
  signout: plain('/api/presse/auth/signout'),
} as const;

/** Sign-in of administrators. Their other paths are in admin/paths.ts, which only they load. */
export const adminAuthPaths = {
  signin: plain('/api/admin/auth/signin'),
  callback: plain('/api/admin/auth/callback'),
  signout: plain('/api/admin/auth/signout'),
} as const;

/** Pages that the server leads to. */
export const sidePaths = { sak: withId('/beramming', 'sakId') } as const;

/** The employer's contact person, who has a signed link instead of a sign-in. */
export const arbeidsgiverPaths = {
  /** The page that the e-mail leads to. */
  side: withId('/arbeidsgiver/bekreft', 'token'),
  behov: withId('/api/arbeidsgiver/behov', 'token'),
} as const;

export const systemPaths = {
  live: plain('/api/health/live'),
  ready: plain('/api/health/ready'),
  openapi: plain('/api/openapi.json'),
} as const;
