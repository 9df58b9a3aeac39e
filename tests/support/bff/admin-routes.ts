/** The routes of hiding and restricting. */
export const HIDING_ROUTES = [
  'get /api/admin/skjulte',
  'get /api/admin/sak',
  'get /api/admin/sak/:sakId',
  'post /api/admin/sak/:sakId/skjul',
  'post /api/admin/sak/:sakId/skjuling/:id/endre',
  'post /api/admin/sak/:sakId/opphev/:id',
  'post /api/admin/sak/:sakId/opphev/:id/foreslaa',
  'post /api/admin/sak/:sakId/opphev/:id/svar',
  'post /api/admin/sak/:sakId/begrensning',
  'post /api/admin/sak/:sakId/begrensning/:id/endre',
  'post /api/admin/sak/:sakId/begrensning/:id/opphev',
] as const;

/** The routes of newsrooms. */
export const REDAKSJON_ROUTES = [
  ...['get /api/admin/redaksjon/alle', 'post /api/admin/redaksjon'],
  ...['get /api/admin/redaksjon/:id', 'put /api/admin/redaksjon/:id'],
  'delete /api/admin/redaksjon/:id',
  ...['post /api/admin/redaksjon/:id/slaa-sammen', 'post /api/admin/redaksjon/:id/skill'],
  'post /api/admin/bruker/:id/redaksjon',
] as const;

/** The routes of the monthly review of the log. */
export const GJENNOMGANG_ROUTES = [
  ...['get /api/admin/gjennomgang', 'get /api/admin/gjennomgang/:maaned'],
  'post /api/admin/gjennomgang/:maaned/rad/:nr',
  'post /api/admin/gjennomgang/:maaned/signer',
] as const;

/** The routes of operations beside its page. */
export const OPERATION_ROUTES = [
  'get /api/admin/drift/importer',
  'get /api/admin/drift/importer/:id/avviste',
  'get /api/admin/drift/importer/:id/funn',
  'post /api/admin/drift/oppbygging',
  'post /api/admin/drift/doedbrev/proev-igjen',
  'post /api/admin/drift/doedbrev/:id/proev-igjen',
  'post /api/admin/drift/epost/:id/proev-igjen',
] as const;

/** The routes of uploading a court list. */
export const LISTE_ROUTES = [
  'get /api/admin/drift/lister',
  'post /api/admin/drift/lister',
  'post /api/admin/drift/lister/forhaandsvis',
  'get /api/admin/drift/lister/:id/tilbake',
  'post /api/admin/drift/lister/:id/tilbake',
] as const;

/** The same for each of them. */
export const forEach = <T>(routes: readonly string[], value: T): Readonly<Record<string, T>> =>
  Object.fromEntries(routes.map((route) => [route, value]));

/** The banner of the described calls, and several. */
export const BANNER_ROUTES = [
  'get /api/admin/siteContents/hent-varsel',
  'post /api/admin/siteContents/legg-til-varsel',
  'post /api/admin/siteContents/oppdater-varsel',
  'delete /api/admin/siteContents/slett-varsel',
  'get /api/admin/varsler',
  'post /api/admin/varsler',
  'put /api/admin/varsler/:id',
  'post /api/admin/varsler/:id/stopp',
  'delete /api/admin/varsler/:id',
] as const;
