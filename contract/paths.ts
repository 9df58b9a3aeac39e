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

/** The address of a calendar or a feed: who has it can read it. */
const withSecret = (base: string, ending: string) => ({
  path: `${base}/:hemmelighet.${ending}`,
  href: (secret: string) => `${base}/${secret}.${ending}`,
});

/** What programs read without a session. */
export const feedPaths = {
  kalender: withSecret('/kalender', 'ics'),
  atom: withSecret('/atom', 'xml'),
} as const;

/** The calls of press users (docs/PRODUCT.md, "Calls"). */
export const pressePaths = {
  brukerInfo: plain('/api/presse/bruker-info'),
  soeknadInfo: plain('/api/presse/soeknad-info'),
  domstoler: plain('/api/presse/hent-domstoler'),
  standardDomstol: plain('/api/presse/standard-domstol'),
  varsel: plain('/api/presse/hent-varsel'),
  berammingsliste: plain('/api/presse/hent-berammingsliste'),
  soekeforslag: plain('/api/presse/soekeforslag'),
  /** The hits of a search as a file, for Excel and for everything else. */
  eksport: { xlsx: plain('/api/presse/eksport/xlsx'), csv: plain('/api/presse/eksport/csv') },
  /** When each court's list was last received. */
  mottak: plain('/api/presse/mottak'),
  /** What each court has delivered. */
  dekning: plain('/api/presse/dekning'),
  /** How well each court announces its hearings, also as a file. */
  dekningVarsling: plain('/api/presse/dekning/varsling'),
  dekningVarslingCsv: plain('/api/presse/dekning/varsling/csv'),
  /** The hearings of one court on one day. */
  dagsliste: plain('/api/presse/dagsliste'),
  /** What own courts, favourites and time have done since the reader was last here. */
  iDag: plain('/api/presse/i-dag'),
  favoritter: plain('/api/presse/favoritter'),
  /** Favourites that the court has hidden. */
  skjulteFavoritter: plain('/api/presse/favoritter/skjulte'),
  /** Saved searches, how many cases each has now, and how many one would have brought. */
  lagredeSoek: plain('/api/presse/lagrede-soek'),
  lagredeSoekAntall: plain('/api/presse/lagrede-soek/antall'),
  soekAnslag: plain('/api/presse/lagrede-soek/anslag'),
  lagretSoek: withId('/api/presse/lagrede-soek', 'id'),
  lagretSoekNavn: withIdAnd('/api/presse/lagrede-soek', 'id', 'navn'),
  lagretSoekSiden: withIdAnd('/api/presse/lagrede-soek', 'id', 'siden'),
  /** Keys for programs, and one of them. */
  noekler: plain('/api/presse/noekler'),
  noekkel: withId('/api/presse/noekler', 'id'),
  lagretSoekVarsle: withIdAnd('/api/presse/lagrede-soek', 'id', 'varsle'),
  /** What is told by e-mail, and to start again what was stopped. */
  varsling: plain('/api/presse/varsling'),
  startVarsling: plain('/api/presse/varsling/start'),
  /** What is new of saved searches and favourites, how much of it is not read, and marking it. */
  nytt: plain('/api/presse/nytt'),
  nyttAntall: plain('/api/presse/nytt/antall'),
  nyttLest: plain('/api/presse/nytt/lest'),
  /** The secret addresses of a person's calendars and feeds, and a calendar as a file. */
  abonnementer: plain('/api/presse/abonnementer'),
  abonnement: withId('/api/presse/abonnementer', 'id'),
  kalender: plain('/api/presse/kalender'),
  saksdetaljer: withId('/api/presse/saksdetaljer', 'sakId'),
  saksdetaljerSaksnummer: withSaksnummer('/api/presse/saksdetaljer/saksnummer'),
  leggTilFavoritt: withId('/api/presse/legg-til-favoritt', 'sakId'),
  leggTilFavorittSaksnummer: withSaksnummer('/api/presse/legg-til-favoritt/saksnummer'),
  slettFavoritt: withId('/api/presse/slett-favoritt', 'sakId'),
  slettFavorittSaksnummer: withSaksnummer('/api/presse/slett-favoritt/saksnummer'),
  /** The reader's own notes on cases, and the one on this case. */
  notater: plain('/api/presse/notater'),
  notat: withId('/api/presse/notat', 'sakId'),
  dokument: {
    pathOf: (filtype: FiltypeSegment) => `/api/presse/${filtype}/:domstolInitialer/:filNavn`,
    href: (filtype: FiltypeSegment, domstolInitialer: string, filNavn: string) =>
      `/api/presse/${filtype}/${encodeURIComponent(domstolInitialer)}/${encodeURIComponent(filNavn)}`,
  },
  registrerSoeknad: plain('/api/presse/registrer-soknad'),
  /** The applicant's own application, which the page shows read-only. */
  minSoeknad: plain('/api/presse/min-soeknad'),
  /** How far it has come, asking the employer again, and another contact person. */
  minSoeknadStatus: plain('/api/presse/min-soeknad/status'),
  sendPaaNytt: plain('/api/presse/min-soeknad/send-paa-nytt'),
  rettKontaktperson: plain('/api/presse/min-soeknad/kontaktperson'),
  profil: plain('/api/presse/profil'),
  /** Own courts, and the page after sign-in. */
  velgStart: plain('/api/presse/velg-start'),
  velgSpraak: plain('/api/presse/velg-spraak'),
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

/** The editor of a newsroom, who has a signed link as well. */
export const redaksjonPaths = {
  side: withId('/redaksjon/bekreft', 'token'),
  liste: withId('/api/redaksjon/liste', 'token'),
} as const;

/** Whoever has got an e-mail with notices, by the link in it. */
export const varslingPaths = {
  /** The page that asks whether they shall stop. */
  side: withId('/varsler/stopp', 'token'),
  /** What stops them: mail programs post to it too. */
  stopp: withId('/api/varsling/stopp', 'token'),
} as const;

/** After the page's address: it is of an administrator's e-mails in the morning. */
export const OM_MORGENEN = '?om=morgen';

export const systemPaths = {
  live: plain('/api/health/live'),
  ready: plain('/api/health/ready'),
  openapi: plain('/api/openapi.json'),
} as const;
