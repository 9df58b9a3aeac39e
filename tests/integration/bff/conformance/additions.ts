/**
 * Calls that a client does not know which only knows the described ones. Whoever adds a route writes it here, under what it is for.
 */
export const ADDITIONS: readonly string[] = [
  // Sign-in: where the provider leads the browser, and what it calls itself.
  ...['get /api/presse/auth/callback', 'post /api/presse/auth/backchannel-logout'],
  ...['get /api/admin/auth/callback', 'post /api/admin/auth/backchannel-logout'],

  // The employer, who answers by a link; whoever stops e-mails by one.
  ...['get /api/arbeidsgiver/behov/:token', 'post /api/arbeidsgiver/behov/:token'],
  ...['get /api/redaksjon/liste/:token', 'post /api/redaksjon/liste/:token'],
  ...['get /api/varsling/stopp/:token', 'post /api/varsling/stopp/:token'],

  // The applicant's own application: what it waits for, asking again, taking it back.
  ...['get /api/presse/min-soeknad', 'delete /api/presse/min-soeknad'],
  'get /api/presse/min-soeknad/status',
  'post /api/presse/min-soeknad/send-paa-nytt',
  'put /api/presse/min-soeknad/kontaktperson',
  ...['get /api/presse/min-soeknad/klage', 'post /api/presse/min-soeknad/klage'],
  'post /api/admin/soeknad/:id/klage',

  // The written language of what the caller is sent.
  'put /api/presse/velg-start',
  'put /api/presse/velg-spraak',

  // What is stored about a person.
  ...['get /api/presse/innsyn/html', 'get /api/presse/innsyn/json'],
  ...['get /api/admin/bruker/:id/innsyn/html', 'get /api/admin/bruker/:id/innsyn/json'],

  // Searching: suggestions, files, courts, days.
  'get /api/presse/soekeforslag',
  ...['get /api/presse/eksport/csv', 'get /api/presse/eksport/xlsx'],
  ...['get /api/presse/mottak', 'get /api/presse/dekning', 'get /api/presse/dagsliste'],
  ...['get /api/presse/dekning/varsling', 'get /api/presse/dekning/varsling/csv'],
  ...['get /api/admin/dekning/varsling', 'get /api/admin/dekning/varsling/csv'],

  // Favourites by number, and hidden ones; notes.
  'delete /api/presse/slett-favoritt/saksnummer/*saksnummer',
  'get /api/presse/favoritter/skjulte',
  'get /api/presse/notater',
  ...['get /api/presse/notat/:sakId', 'put /api/presse/notat/:sakId'],
  'delete /api/presse/notat/:sakId',

  // Saved searches and what is told of them.
  ...['get /api/presse/lagrede-soek', 'post /api/presse/lagrede-soek'],
  ...['put /api/presse/lagrede-soek/:id', 'delete /api/presse/lagrede-soek/:id'],
  'put /api/presse/lagrede-soek/:id/navn',
  'put /api/presse/lagrede-soek/:id/varsle',
  'get /api/presse/lagrede-soek/:id/siden',
  'get /api/presse/lagrede-soek/antall',
  'get /api/presse/lagrede-soek/anslag',
  ...['get /api/presse/varsling', 'put /api/presse/varsling', 'post /api/presse/varsling/start'],
  'get /api/presse/i-dag',
  ...['get /api/presse/nytt', 'get /api/presse/nytt/antall', 'post /api/presse/nytt/lest'],

  // For programs.
  ...['get /api/presse/abonnementer', 'post /api/presse/abonnementer'],
  'delete /api/presse/abonnementer/:id',
  ...['get /api/presse/kalender', 'get /kalender/:hemmelighet.ics', 'get /atom/:hemmelighet.xml'],
  ...['get /api/presse/noekler', 'post /api/presse/noekler', 'delete /api/presse/noekler/:id'],

  // Administration: the queue of applications, suspensions, cases, the log, operations.
  'post /api/admin/redaksjon/:id/suspender',
  'post /api/admin/redaksjon/:id/opphev-suspensjon',
  'post /api/admin/redaksjon/:id/send-liste',
  'get /api/admin/soeknad/koe',
  'post /api/admin/soeknad/:id/angre',
  'post /api/admin/soeknad/:id/ta-opp-igjen',
  'post /api/admin/soeknad/:id/spoer-igjen',
  'post /api/admin/soeknad/:id/kontaktperson',
  ...['post /api/admin/soeknad/:id/samtale', 'post /api/admin/soeknad/:id/ser-paa'],
  ...['get /api/admin/redaksjon/alle', 'post /api/admin/redaksjon'],
  ...['get /api/admin/redaksjon/:id', 'put /api/admin/redaksjon/:id'],
  'delete /api/admin/redaksjon/:id',
  ...['post /api/admin/redaksjon/:id/slaa-sammen', 'post /api/admin/redaksjon/:id/skill'],
  ...['post /api/admin/bruker/:id/redaksjon', 'post /api/admin/soeknad/:id/redaksjon'],
  ...['post /api/admin/bruker/:id/samtale', 'post /api/admin/bruker/:id/ser-paa'],
  'post /api/admin/bruker/:id/suspender',
  'post /api/admin/bruker/:id/opphev-suspensjon',
  'post /api/admin/bruker/:id/behold',
  ...['get /api/admin/mine-varsler', 'put /api/admin/mine-varsler'],
  'post /api/admin/mine-varsler/bekreft',
  'post /api/admin/bruker/:id/angre-sletting',
  ...['get /api/admin/sak', 'get /api/admin/sak/:sakId', 'post /api/admin/sak/:sakId/skjul'],
  ...['get /api/admin/skjulte', 'post /api/admin/sak/:sakId/skjuling/:id/endre'],
  'post /api/admin/sak/:sakId/begrensning/:id/endre',
  'post /api/admin/sak/:sakId/opphev/:id',
  'post /api/admin/sak/:sakId/opphev/:id/foreslaa',
  'post /api/admin/sak/:sakId/opphev/:id/svar',
  'post /api/admin/sak/:sakId/begrensning',
  'post /api/admin/sak/:sakId/begrensning/:id/opphev',
  ...['get /api/admin/revisjon', 'get /api/admin/revisjon/csv', 'post /api/admin/revisjon/:id/ord'],
  ...['get /api/admin/gjennomgang', 'get /api/admin/gjennomgang/:maaned'],
  'post /api/admin/gjennomgang/:maaned/rad/:nr',
  'post /api/admin/gjennomgang/:maaned/signer',
  ...['get /api/admin/statistikk', 'get /api/admin/statistikk/csv'],
  ...['get /api/admin/avslagsgrunner', 'post /api/admin/avslagsgrunner'],
  'post /api/admin/avslagsgrunner/:id',
  ...['get /api/admin/epostmaler', 'get /api/admin/epostmaler/:mal'],
  'post /api/admin/epostmaler/:mal',
  'post /api/admin/epostmaler/:mal/forhaandsvisning',
  ...['get /api/admin/drift', 'post /api/admin/drift/oppbygging'],
  ...['get /api/admin/varsler', 'post /api/admin/varsler', 'put /api/admin/varsler/:id'],
  ...['post /api/admin/varsler/:id/stopp', 'delete /api/admin/varsler/:id'],
  'get /api/admin/drift/importer',
  'get /api/admin/drift/importer/:id/avviste',
  'get /api/admin/drift/importer/:id/funn',
  ...['get /api/admin/drift/lister', 'post /api/admin/drift/lister'],
  'post /api/admin/drift/lister/forhaandsvis',
  'get /api/admin/drift/lister/:id/tilbake',
  'post /api/admin/drift/lister/:id/tilbake',
  'post /api/admin/drift/doedbrev/proev-igjen',
  'post /api/admin/drift/doedbrev/:id/proev-igjen',
  'post /api/admin/drift/epost/:id/proev-igjen',

  // The service itself.
  'post /api/maaling',
  ...['get /api/health/live', 'get /api/health/ready', 'get /api/openapi.json'],
];
