import { adminPaths } from '#contract/admin/paths.ts';
import { innsynPaths } from '#contract/innsyn-paths.ts';
import { pressePaths, feedPaths } from '#contract/paths.ts';
import type { AbonnementSlag } from '#domain/abonnement.ts';
import {
  BANNER_ROUTES,
  GJENNOMGANG_ROUTES,
  HIDING_ROUTES,
  LISTE_ROUTES,
  OPERATION_ROUTES,
  REDAKSJON_ROUTES,
  forEach,
} from '#tests/support/bff/admin-routes.ts';
import { RELATED, TWIN } from './hidings.ts';
import type { Navn } from './names.ts';
import { OF_PERSONS } from './of-persons.ts';
import {
  announcedSoFar,
  dayLists,
  exportQuestions,
  get,
  savedFeeds,
  savedSearches,
  recentHits,
  searchQuestions,
  type Question,
} from './search-questions.ts';

/** Why a route cannot tell of a case. */
interface NoCase {
  readonly tellsNothing: string;
}
type Asked = (navn: Navn) => readonly Question[];
export type Channel = NoCase | Asked;

export const isAsked = (channel: Channel): channel is Asked => typeof channel === 'function';

const ABOUT_PERSONS: NoCase = { tellsNothing: 'it is about press users, not about cases' };
const SIGN_IN: NoCase = { tellsNothing: 'signing in and out reads no case' };
/** An administrator decides about hidden names, and the audit log says who looked. */
const FOR_ADMINISTRATORS: NoCase = { tellsNothing: 'administrators are shown what is hidden' };
const OWN_WORDS: NoCase = { tellsNothing: 'it has what its owner typed, and asks no case' };
const OWN_CHOICES: NoCase = { tellsNothing: 'it has what its owner chose, and asks no case' };
const SERVICE: NoCase = { tellsNothing: 'it is about the service, the same for everybody' };

/** What the file of oneself is asked as. */
export const OF_ONESELF = 'everything about oneself';
const LESS: NoCase = { tellsNothing: 'it has parts of the file of oneself, read in the same way' };

const encoded = ({ fornavn, etternavn }: Navn) =>
  [etternavn, `${fornavn}-${etternavn}`, `${fornavn} ${etternavn}`].map(encodeURIComponent);
const withEach =
  (channel: string, method: Question['method'], path: (text: string) => string): Asked =>
  (navn) =>
    encoded(navn).map((text) => ({ channel, who: 'presse', method, path: path(text) }));
const dokumenter = (segment: 'avgjorelser' | 'tiltale'): Asked =>
  withEach(`files of ${segment}`, 'GET', (text) => `/api/presse/${segment}/TSOS/${text}.pdf`);

const favourites = (method: Question['method'], base: string): Asked =>
  withEach('favourites by what is no case', method, (text) => `${base}/${text}`);

const notes = (method: Question['method']): Asked =>
  withEach('notes by what is no case', method, (text) => `/api/presse/notat/${text}`);

function suggestions({ fornavn, etternavn }: Navn): Question[] {
  const beginnings = [fornavn, etternavn, `${fornavn} ${etternavn}`, `tyveri ${etternavn}`];
  const typed = [
    ...beginnings.flatMap((text) => [text.slice(0, 2), text.slice(0, 5), text.slice(0, -1), text]),
    `${TWIN.saksnummer.slice(0, 9)} ${etternavn}`,
    TWIN.saksnummer,
    // What is counted: offences by their cases, the courts of a day, subjects; and what nearly begins so.
    ...['strl', 'tyv', 'i dag', 'i dag sarpsborg', TWIN.saksnummer.slice(0, 4)],
    ...[`i dag ${etternavn}`, `${etternavn} i dag moss`, `${etternavn.slice(0, 3)}x`],
  ];
  return typed.map((q) =>
    get('suggestions', `${pressePaths.soekeforslag.path}?${new URLSearchParams({ q })}`),
  );
}

const calendarFiles: Asked = (navn) => [
  ...savedFeeds(navn).map(({ lagretSoekId: id }) =>
    get('a calendar file', pressePaths.kalender.path + (id === null ? '' : `?lagretSoekId=${id}`)),
  ),
  get('a calendar file of a case', `${pressePaths.kalender.path}?sakId=${TWIN.sakId}`),
];

const feedQuestions =
  (slag: AbonnementSlag): Asked =>
  (navn) =>
    savedFeeds(navn).map((feed) =>
      get(`a feed (${slag})`, feedPaths[slag].href(feed[slag]), 'guest'),
    );

function auditLog(base: string): Asked {
  return ({ etternavn }) =>
    [{ sak: etternavn }, { person: etternavn }, { sak: TWIN.saksnummer }, { sak: TWIN.sakId }].map(
      (query) => get('the audit log', `${base}?${new URLSearchParams(query)}`, 'admin'),
    );
}

/** The same asked by a program with a key, which has the tag of an answer beside it. */
const byKey = (questions: readonly Question[]): Question[] =>
  questions.map((one) => ({ ...one, who: 'maskin', channel: `${one.channel}, by key` }));
const alsoByKey = (...questions: Question[]): Question[] => [...questions, ...byKey(questions)];

/** Every route of the service: how it is asked about a name, or why it cannot tell of one. */
export const CHANNELS: Readonly<Record<string, Channel>> = {
  'get /api/presse/hent-berammingsliste': (navn) => [
    ...searchQuestions(navn),
    // The gate is the same for a key: a few of them are enough.
    ...byKey(searchQuestions(navn).filter((_, i) => i % 10 === 0)),
  ],
  'get /api/presse/eksport/xlsx': (navn) => exportQuestions('xlsx', navn),
  'get /api/presse/eksport/csv': (navn) => exportQuestions('csv', navn),
  'get /api/presse/innsyn/html': () => [get(OF_ONESELF, innsynPaths.html.path)],
  'get /api/presse/innsyn/json': () => [get(OF_ONESELF, innsynPaths.json.path)],
  'get /api/admin/bruker/:id/innsyn/html': LESS,
  'get /api/admin/bruker/:id/innsyn/json': LESS,
  'get /api/presse/soekeforslag': suggestions,
  'get /api/presse/dagsliste': dayLists,
  'get /api/presse/lagrede-soek/antall': () => [
    get('saved searches', pressePaths.lagredeSoekAntall.path),
  ],
  'get /api/presse/lagrede-soek/anslag': recentHits,
  'get /api/presse/lagrede-soek': OWN_WORDS,
  'post /api/presse/lagrede-soek': OWN_WORDS,
  'put /api/presse/lagrede-soek/:id': OWN_WORDS,
  'put /api/presse/lagrede-soek/:id/navn': OWN_WORDS,
  'put /api/presse/lagrede-soek/:id/varsle': OWN_WORDS,
  'get /api/presse/varsling': OWN_CHOICES,
  'put /api/presse/varsling': OWN_CHOICES,
  'post /api/presse/varsling/start': OWN_CHOICES,
  'get /api/varsling/stopp/:token': OWN_CHOICES,
  'post /api/varsling/stopp/:token': OWN_CHOICES,
  'delete /api/presse/lagrede-soek/:id': OWN_WORDS,
  'get /api/presse/lagrede-soek/:id/siden': (navn) =>
    alsoByKey(
      ...savedSearches(navn).map((_, i) =>
        get(
          'what is new in a saved search',
          `${pressePaths.lagretSoekSiden.href(`${i + 1}`)}?finnes=true`,
        ),
      ),
    ),
  'get /api/presse/abonnementer': OWN_WORDS,
  'post /api/presse/abonnementer': OWN_WORDS,
  'delete /api/presse/abonnementer/:id': OWN_WORDS,
  'get /api/presse/kalender': calendarFiles,
  'get /kalender/:hemmelighet.ics': feedQuestions('kalender'),
  'get /atom/:hemmelighet.xml': feedQuestions('atom'),
  'get /api/presse/i-dag': () => [get('the day', pressePaths.iDag.path)],
  'get /api/presse/nytt': () => [get('what is new', pressePaths.nytt.path)],
  'get /api/presse/nytt/antall': () => [
    get('how much of it is not read', pressePaths.nyttAntall.path),
  ],
  'post /api/presse/nytt/lest': OWN_WORDS,
  'get /api/presse/favoritter': () => alsoByKey(get('favourites', pressePaths.favoritter.path)),
  'get /api/presse/favoritter/skjulte': () => [
    get('hidden favourites', pressePaths.skjulteFavoritter.path),
  ],
  'get /api/presse/notater': () => [get('notes', pressePaths.notater.path)],
  'get /api/presse/notat/:sakId': (navn) => [
    get('a note', pressePaths.notat.href(TWIN.sakId)),
    ...notes('GET')(navn),
  ],
  'put /api/presse/notat/:sakId': notes('PUT'),
  'delete /api/presse/notat/:sakId': notes('DELETE'),
  'post /api/presse/legg-til-favoritt/:sakId': favourites('POST', '/api/presse/legg-til-favoritt'),
  'post /api/presse/legg-til-favoritt/saksnummer/*saksnummer': favourites(
    'POST',
    '/api/presse/legg-til-favoritt/saksnummer',
  ),
  'delete /api/presse/slett-favoritt/:sakId': favourites('DELETE', '/api/presse/slett-favoritt'),
  'delete /api/presse/slett-favoritt/saksnummer/*saksnummer': favourites(
    'DELETE',
    '/api/presse/slett-favoritt/saksnummer',
  ),
  'get /api/presse/saksdetaljer/:sakId': (navn) => [
    get('a case', pressePaths.saksdetaljer.href(TWIN.sakId)),
    get('a related case', pressePaths.saksdetaljer.href(RELATED.sakId)),
    ...withEach('a case by what is no id', 'GET', (id) => `/api/presse/saksdetaljer/${id}`)(navn),
  ],
  'get /api/presse/saksdetaljer/saksnummer/*saksnummer': (navn) => [
    get('a case', pressePaths.saksdetaljerSaksnummer.href(TWIN.saksnummer)),
    ...withEach(
      'a case by what is no number',
      'GET',
      (number) => `/api/presse/saksdetaljer/saksnummer/${number}`,
    )(navn),
  ],
  'get /api/presse/avgjorelser/:domstolInitialer/:filNavn': dokumenter('avgjorelser'),
  'get /api/presse/tiltale/:domstolInitialer/:filNavn': (navn) => [
    get('the file of the case', '/api/presse/tiltale/TSOS/tvilling.pdf'),
    ...dokumenter('tiltale')(navn),
  ],
  'get /api/admin/revisjon': auditLog(adminPaths.revisjon.path),
  'get /api/admin/revisjon/csv': auditLog(adminPaths.revisjonCsv.path),
  'post /api/admin/revisjon/:id/ord': {
    tellsNothing: 'it shows what was typed, never what was found',
  },
  'get /api/admin/statistikk': {
    tellsNothing: 'it counts applications, users, searches and alerts, never cases',
  },
  'get /api/admin/statistikk/csv': { tellsNothing: 'the same as a file' },
  'get /api/admin/drift': () => [get('operations', adminPaths.drift.path, 'admin')],
  'get /api/health/ready': () => [get('readiness', '/api/health/ready', 'guest')],

  'post /api/maaling': SERVICE,
  'get /api/health/live': SERVICE,
  'get /api/openapi.json': SERVICE,
  'get /api/presse/hent-domstoler': SERVICE,
  'get /api/presse/mottak': SERVICE,
  'get /api/presse/dekning': () => [get('coverage', pressePaths.dekning.path)],
  'get /api/presse/dekning/varsling': () => [
    get('how courts announce', pressePaths.dekningVarsling.path),
  ],
  'get /api/presse/dekning/varsling/csv': () => [
    get('how courts announce, as a file', pressePaths.dekningVarslingCsv.path),
  ],
  'get /api/admin/dekning/varsling': () => announcedSoFar('', adminPaths.dekningVarsling.path),
  'get /api/admin/dekning/varsling/csv': () =>
    announcedSoFar(', as a file', adminPaths.dekningVarslingCsv.path),
  'get /api/presse/standard-domstol': SERVICE,
  'get /api/presse/hent-varsel': SERVICE,
  'get /api/admin/siteContents/hent-varsel': SERVICE,
  'post /api/admin/siteContents/legg-til-varsel': SERVICE,
  'post /api/admin/siteContents/oppdater-varsel': SERVICE,
  'delete /api/admin/siteContents/slett-varsel': SERVICE,
  'get /api/admin/avslagsgrunner': SERVICE,
  'post /api/admin/avslagsgrunner': SERVICE,
  'post /api/admin/avslagsgrunner/:id': SERVICE,
  'get /api/admin/epostmaler': SERVICE,
  'get /api/admin/epostmaler/:mal': SERVICE,
  'post /api/admin/epostmaler/:mal': SERVICE,
  'post /api/admin/epostmaler/:mal/forhaandsvisning': SERVICE,
  ...forEach(BANNER_ROUTES, SERVICE),
  ...forEach(GJENNOMGANG_ROUTES, {
    tellsNothing:
      'it shows rows as the log does, and counts of persons (admin-gjennomgang.test.ts)',
  }),
  ...forEach(HIDING_ROUTES, FOR_ADMINISTRATORS),
  ...forEach(OPERATION_ROUTES, SERVICE),
  ...forEach(LISTE_ROUTES, {
    tellsNothing: 'it shows no name, and of a hidden case its number (admin-lister.test.ts)',
  }),
  ...forEach(REDAKSJON_ROUTES, ABOUT_PERSONS),
  'post /api/presse/auth/backchannel-logout': SIGN_IN,
  'post /api/admin/auth/backchannel-logout': SIGN_IN,
  'get /api/presse/auth/signin': SIGN_IN,
  'get /api/presse/auth/callback': SIGN_IN,
  'post /api/presse/auth/signout': SIGN_IN,
  'get /api/admin/auth/signin': SIGN_IN,
  'get /api/admin/auth/callback': SIGN_IN,
  'post /api/admin/auth/signout': SIGN_IN,
  ...Object.fromEntries(OF_PERSONS.map((route) => [route, ABOUT_PERSONS])),
};
