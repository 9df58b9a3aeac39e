/** Every path that the browser and the server share, once: `path` for the router, `href` for the caller. */
const plain = (path: string) => ({ path, href: () => path });
const withId = (base: string, param: string) => ({
  path: `${base}/:${param}`,
  href: (id: string) => `${base}/${encodeURIComponent(id)}`,
});
/** A case number holds slashes, which stay readable in the address and are matched by a wildcard. */
const withSaksnummer = (base: string) => ({
  path: `${base}/*saksnummer`,
  href: (saksnummer: string) =>
    `${base}/${saksnummer.split('/').map(encodeURIComponent).join('/')}`,
});

/** How an address names the file types (SPEC §3, "File types"). */
export type FiltypeSegment = 'avgjorelser' | 'tiltale';

/** SPEC §7, press. */
export const pressePaths = {
  brukerInfo: plain('/api/presse/bruker-info'),
  soeknadInfo: plain('/api/presse/soeknad-info'),
  domstoler: plain('/api/presse/hent-domstoler'),
  standardDomstol: plain('/api/presse/standard-domstol'),
  varsel: plain('/api/presse/hent-varsel'),
  berammingsliste: plain('/api/presse/hent-berammingsliste'),
  favoritter: plain('/api/presse/favoritter'),
  saksdetaljer: withId('/api/presse/saksdetaljer', 'sakId'),
  saksdetaljerSaksnummer: withSaksnummer('/api/presse/saksdetaljer/saksnummer'),
  leggTilFavoritt: withId('/api/presse/legg-til-favoritt', 'sakId'),
  leggTilFavorittSaksnummer: withSaksnummer('/api/presse/legg-til-favoritt/saksnummer'),
  slettFavoritt: withId('/api/presse/slett-favoritt', 'sakId'),
  /** Beyond SPEC §7: the counterpart of adding by number. */
  slettFavorittSaksnummer: withSaksnummer('/api/presse/slett-favoritt/saksnummer'),
  dokument: {
    pathOf: (filtype: FiltypeSegment) => `/api/presse/${filtype}/:domstolInitialer/:filNavn`,
    href: (filtype: FiltypeSegment, domstolInitialer: string, filNavn: string) =>
      `/api/presse/${filtype}/${encodeURIComponent(domstolInitialer)}/${encodeURIComponent(filNavn)}`,
  },
  registrerSoeknad: plain('/api/presse/registrer-soknad'),
  /** Beyond SPEC §7: the applicant's own application, which the page shows read-only. */
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

/** An id with something to do to it. */
const withIdAnd = (base: string, param: string, rest: string) => ({
  path: `${base}/:${param}/${rest}`,
  href: (id: string) => `${base}/${encodeURIComponent(id)}/${rest}`,
});

/** SPEC §7, admin; what the list there lacks (suspension, audit log, operations) is ours. */
export const adminPaths = {
  gyldigAdminbruker: plain('/api/admin/gyldigadminbruker'),
  brukere: plain('/api/admin/bruker/alle'),
  bruker: withId('/api/admin/bruker', 'id'),
  suspender: withIdAnd('/api/admin/bruker', 'id', 'suspender'),
  opphevSuspensjon: withIdAnd('/api/admin/bruker', 'id', 'opphev-suspensjon'),
  soeknader: plain('/api/admin/soeknad/alle-soeknader'),
  soeknad: withId('/api/admin/soeknad', 'id'),
  godkjenn: withIdAnd('/api/admin/soeknad', 'id', 'godkjenn'),
  kommenter: withIdAnd('/api/admin/soeknad', 'id', 'kommenter'),
  avslaa: withIdAnd('/api/admin/soeknad', 'id', 'avslaa'),
  hentVarsel: plain('/api/admin/siteContents/hent-varsel'),
  leggTilVarsel: plain('/api/admin/siteContents/legg-til-varsel'),
  oppdaterVarsel: plain('/api/admin/siteContents/oppdater-varsel'),
  slettVarsel: plain('/api/admin/siteContents/slett-varsel'),
  revisjon: plain('/api/admin/revisjon'),
  revisjonCsv: plain('/api/admin/revisjon/csv'),
  drift: plain('/api/admin/drift'),
  oppbygging: plain('/api/admin/drift/oppbygging'),
  proevIgjenSak: withIdAnd('/api/admin/drift/doedbrev', 'id', 'proev-igjen'),
  proevIgjenEpost: withIdAnd('/api/admin/drift/epost', 'id', 'proev-igjen'),
  signin: plain('/api/admin/auth/signin'),
  callback: plain('/api/admin/auth/callback'),
  signout: plain('/api/admin/auth/signout'),
} as const;

/** The employer's contact person, who has a link and no sign-in (SPEC §1). */
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
