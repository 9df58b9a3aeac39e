import { addEndringer } from '#db/endring/write.ts';
import type { SakEndring } from '#domain/endringer.ts';
import readWorkbook from 'read-excel-file/node';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { traceEngine } from '#monitoring/parts.ts';
import type { Tracing } from '#monitoring/trace.ts';
import { createTracing } from '#monitoring/tracing.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import { hashToken } from '#bff/session/crypto.ts';
import { noteDays, noteImported } from '#db/domstol/innlesinger.ts';
import { indexStateOf, whileSearchable } from '#bff/index-state.ts';
import { pressePaths } from '#contract/paths.ts';
import type { Filtype, Sak } from '#domain/sak.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { machineOf } from '#tests/support/bff/machine.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { type Question, savedFeeds, savedSearches } from './search-questions.ts';
import { type Post, postOf, tellAtOnce } from './post.ts';
import { RELATED, TWIN, withdraw, type Hiding } from './hidings.ts';
import type { Navn } from './names.ts';

/** A service with one case that has the name, and others. Two of them differ in nothing but the name. */
export interface World {
  readonly answers: (questions: readonly Question[]) => Promise<readonly string[]>;
  readonly hide: () => Promise<void>;
  readonly catchUp: () => Promise<void>;
  /** What its reader is told, and when. */
  readonly post: Post;
  /** What was logged and measured, as far as it is the same each time. */
  readonly traces: () => Promise<string>;
  /** The names and attributes of every span that would be sent, for OpenTelemetry. */
  readonly spans: () => string;
  readonly close: () => Promise<void>;
}

/** The number of a case that is hidden, which the list of another court says. */
export const HIDDEN_NUMBER = '26-000201TVA-TSOS/TSAR';

/** Enough for a second page. */
const OTHERS = 55;

type MakeEngine = (db: TestBff['db']) => SearchAdapter;

interface Made {
  /** Without: the Postgres engine. */
  readonly makeEngine?: MakeEngine | undefined;
  /** The name that is asked for; the one of the case unless said otherwise. */
  readonly asked?: Navn;
  /** Of the saved searches that ask for it, so many. */
  readonly searches?: number;
  /** Cases beside the one that has the name. */
  readonly others?: number;
  /** Cases that are shown and told of at first, and that an administrator hides with the name. */
  readonly hiddenToo?: readonly Sak[];
}

/** Both have the ids, the times and the sequence of requests in common. */
export async function openWorld(
  navn: Navn,
  hiding: Hiding,
  { makeEngine, asked = navn, searches, others = OTHERS, hiddenToo = [] }: Made = {},
): Promise<World> {
  const database = await createTestDatabase();
  const adapter = makeEngine?.(database.db);
  const config = { RATE_LIMIT_SEARCH: 1_000_000, RATE_LIMIT_APPLICATION: 1_000_000 };
  const exporter = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor({ exporter });
  const tracing = await createTracing({ service: 'test', share: 1, processor });
  tracing.watch(database.db);
  const engine = adapter ?? createPostgresAdapter({ db: database.db, patience: PATIENT });
  const bff = await startTestBff({
    database,
    config,
    deps: { tracing, ...engineOf(engine, database.db, tracing) },
  });
  const search = adapter ?? bff.search;
  const came = [hiding.sak(navn), ...hiddenToo].map((sak) => ({ ...sak, foerstSett: CAME }));
  await fill(bff, came, others);
  await indexAll(search, bff.db, NOON);
  let asks = await signIn(bff);
  for (const [i, soek] of savedSearches(asked).slice(0, searches).entries()) {
    const json = { navn: `Søk ${i}`, soek, foelgerDagen: false };
    await asks.presse(pressePaths.lagredeSoek.path, { method: 'POST', json });
  }
  for (const sakId of [TWIN.sakId, OTHER])
    await asks.presse(`/api/presse/legg-til-favoritt/${sakId}`, { method: 'POST' });
  if (searches === undefined) await addFeeds(bff, asked);
  await tellAtOnce(bff, BEFORE_ALL);
  const post = postOf(bff);
  await addFiles(bff);
  await post.follow(...came.map(({ sakId }) => sakId));
  const json = { tekst: 'Ring forsvarer.', merker: ['politi'], versjon: 0 };
  await asks.presse(`/api/presse/notat/${TWIN.sakId}`, { method: 'PUT', json });
  return {
    answers: async (questions) => {
      const answers: string[] = [];
      for (const { who, method, path } of questions)
        answers.push(await answer(asks[who], method, path));
      return answers;
    },
    hide: async () => {
      const from = await hiding.hide(bff.db, navn);
      for (const { sakId } of hiddenToo) await withdraw(bff.db, sakId, { omfang: 'sak' });
      if (from) bff.time.now = from;
      asks = await signIn(bff);
    },
    catchUp: async () => {
      await indexAll(search, bff.db, bff.time.now);
      await post.follow(...came.map(({ sakId }) => sakId));
    },
    post,
    traces: async () =>
      [...bff.logs, await bff.measured()].join('').split('\n').flatMap(steady).join('\n'),
    spans: () =>
      JSON.stringify(
        exporter
          .getFinishedSpans()
          .map(({ name, attributes, status }) => [name, attributes, status]),
      ),
    close: async () => {
      await tracing.close();
      if (adapter) await dropAll(adapter);
      await bff.close();
    },
  };
}

/** At addresses that are known. */
async function addFeeds({ db }: TestBff, asked: Navn): Promise<void> {
  const person = { identitet_hash: hashOf('presse') };
  const [owner] = await db('pressebruker').where(person).pluck<string[]>('id');
  for (const { lagretSoekId, ...secrets } of savedFeeds(asked))
    for (const [slag, secret] of Object.entries(secrets))
      await db('abonnement').insert({
        ...{ pressebruker_id: owner, lagret_soek_id: lagretSoekId, slag, navn: 'Telefonen' },
        ...{ hemmelighet_hash: hashToken(secret), opprettet: NOON },
      });
}

function engineOf(adapter: SearchAdapter, db: TestBff['db'], tracing: Tracing) {
  const indexState = indexStateOf(db, adapter);
  const engine = traceEngine(adapter.engine, adapter.capabilities.name, tracing);
  return {
    indexState,
    search: { ...adapter, engine: whileSearchable(engine, indexState) },
  };
}

async function dropAll({ index, engine }: SearchAdapter): Promise<void> {
  for (const generation of await index.list()) await index.drop(generation);
  await engine.close();
}

async function fill(
  { db, documents }: TestBff,
  came: readonly Sak[],
  count: number,
): Promise<void> {
  const others = Array.from({ length: count }, (_, i) =>
    buildSak({
      sakId: `ANDRE-${i}`,
      saksnummer: `26-001${String(i).padStart(3, '0')}ENE-TSOS/TSAR`,
      saksTema: 'Straffeloven § 321 – tyveri',
      parter: 'Påtalemyndigheten mot Even Synligsen',
      rettsmoeter: [
        buildRettsmoete('2026-03-09T09:00:00+01:00'),
        buildRettsmoete('2026-06-09T09:00:00+02:00'),
      ],
    }),
  );
  const related = buildSak({
    ...RELATED,
    ...{ domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', domstolSoekenavn: ['TOSL'] },
    saksTema: 'Krav om erstatning',
    parter: 'Ravnhella Bygg AS mot Skoddefjell Utvikling AS',
  });
  await Promise.all([...others, related, ...came].map((sak) => storeSak(db, documents, sak)));
  // Appeals in both directions, and one whose case only one of two services may have had.
  const appeals = came.filter(({ sakId }) => sakId !== TWIN.sakId);
  await db('sak_anke').insert([
    { sak_id: RELATED.sakId, anke_fra: HIDDEN_NUMBER },
    { sak_id: OTHER, anke_fra: TWIN.saksnummer },
    ...appeals.map(({ sakId }) => ({ sak_id: sakId, anke_fra: TWIN.saksnummer })),
  ]);
  await hear(db);
}

/** Each case was heard in February as well, on a day that its court's list has left out since: the figures of that month tell of it. */
async function hear(db: TestBff['db']): Promise<void> {
  const saker = await db('sak').select<{ sak_id: string; domstol_id: string }[]>('*');
  const courts = [...new Set(saker.map((sak) => sak.domstol_id))];
  await noteImported(db, courts, BEFORE_ALL);
  await noteDays(db, courts, ['2026-02-20']);
  const [start, foerst_sett] = ['2026-02-20T09:00:00+01:00', '2026-02-16T09:00:00+01:00'];
  await db('rettsmoete_kjent').insert(saker.map(({ sak_id }) => ({ sak_id, start, foerst_sett })));
}

interface Kommet {
  readonly id: number;
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly domstol_initialer: string;
  readonly fil_navn: string;
}

/** Each document of the case has come while it was shown. */
async function addFiles({ db, time }: TestBff): Promise<void> {
  const filer = await db<Kommet>('dokument').where({ sak_id: TWIN.sakId }).orderBy('id');
  const came = filer.map(({ filtype, domstol_initialer, fil_navn }): SakEndring => {
    const fil = { filtype, domstolInitialer: domstol_initialer, filNavn: fil_navn };
    return { sakId: TWIN.sakId, endring: { slag: 'dokument', fil } };
  });
  await addEndringer(db, came, time.now);
  await db('sak_utboks').where({ sak_id: TWIN.sakId }).delete();
}

/** The reader was here last before any of the cases came, so that all of them count as new. */
const BEFORE_ALL = new Date('2026-01-05T09:00:00+01:00');
/** When the case came: so lately that it is told of. */
const CAME = new Date('2026-03-05T09:00:00+01:00');
/** A favourite that has nothing to do with the name. */
export const OTHER = 'ANDRE-0';

async function signIn(bff: TestBff): Promise<Record<Question['who'], Ask>> {
  const visits = {
    ...{ besoek_sist: BEFORE_ALL, besoek_forrige: null },
    // Otherwise by the clock of Postgres.
    opprettet: BEFORE_ALL,
    // Beside no standard court: the search begins with all.
    flere_domstoler: ['TSOS'],
  };
  await bff
    .db('pressebruker')
    .where({ identitet_hash: hashOf('presse') })
    .update(visits);
  const presse = await bff.signedIn('presse');
  return {
    presse,
    maskin: await machineOf(bff.url, presse, { navn: await newKeyName(bff) }),
    admin: await bff.signedIn('admin'),
    guest: bff.guest,
  };
}

/** Each key of a person has a name of its own, the same in two services. */
async function newKeyName({ db }: TestBff): Promise<string> {
  return `Program ${(await db('tilgangsnoekkel')).length}`;
}

/** Status, headers and body; without what is drawn anew for each request. */
async function answer(ask: Ask, method: string, path: string): Promise<string> {
  const { status, headers, text, bytes } = await ask(path, { method });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  // A workbook is compressed piece by piece as it is sent, so the same cells may be other bytes.
  const isWorkbook = status === 200 && headers.get('content-type')?.includes('spreadsheetml');
  // Where a calendar's lines are broken depends on the port in them.
  const body = isWorkbook
    ? JSON.stringify(await readWorkbook(bytes))
    : text.replaceAll('\r\n ', '');
  return [status, ...lines, body]
    .join('\n')
    .replace(UUID, 'id')
    .replace(CLOCK, '')
    .replace(OWN, '')
    .replace(FEED_TAG, '');
}

/** Each of two services has an address of its own, which stands in files. */
const OWN = /http:\/\/localhost:\d+/g;
/** Made from the whole text of a calendar or feed, that address in it; the text itself is compared. */
const FEED_TAG = /^etag: .*$/gm;
/** What operations tells by the clock of Postgres, which a test does not set. */
const CLOCK = /"(eldsteSekunder|sisteOppbygging|sistFeilet)":(\d+|"[^"]*")/g;
const UUID =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<="traceId":")[0-9a-f]{32}/g;

/** Measurements that are no time, and no matter of the moment. */
const STEADY =
  /^presse_(http_request_seconds_count|(index|dead|transitions|mail|import|dependency)_(?!.*seconds))/;

/** A line of the log without its time; of the measurements, the steady ones. */
function steady(line: string): string[] {
  if (line.startsWith('{')) return [line.replace(UUID, 'id').replace(/"(time|ms)":\d+,?/g, '')];
  return STEADY.test(line) ? [line] : [];
}
