import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { traceEngine } from '#monitoring/parts.ts';
import type { Tracing } from '#monitoring/trace.ts';
import { createTracing } from '#monitoring/tracing.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { indexStateOf, whileSearchable } from '#bff/index-state.ts';
import type { Sak } from '#domain/sak.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import type { Question } from './search-questions.ts';
import { TWIN, type Hiding } from './hidings.ts';
import type { Navn } from './names.ts';

/** A service with one case that has the name, and others. Two of them differ in nothing but the name. */
export interface World {
  readonly answers: (questions: readonly Question[]) => Promise<readonly string[]>;
  readonly hide: () => Promise<void>;
  readonly catchUp: () => Promise<void>;
  /** What was logged and measured, as far as it is the same each time. */
  readonly traces: () => Promise<string>;
  /** The names and attributes of every span that would be sent, for OpenTelemetry. */
  readonly spans: () => string;
  readonly close: () => Promise<void>;
}

/** Enough for a second page. */
const OTHERS = 55;

type MakeEngine = (db: TestBff['db']) => SearchAdapter;

/** Both have the ids, the times and the sequence of requests in common. Without `makeEngine`: the Postgres engine. */
export async function openWorld(
  navn: Navn,
  hiding: Hiding,
  makeEngine?: MakeEngine,
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
  await fill(bff, hiding.sak(navn));
  await indexAll(search, bff.db, NOON);
  let asks = await signIn(bff);
  await asks.presse(`/api/presse/legg-til-favoritt/${TWIN.sakId}`, { method: 'POST' });
  return {
    answers: async (questions) => {
      const answers: string[] = [];
      for (const { who, method, path } of questions)
        answers.push(await answer(asks[who], method, path));
      return answers;
    },
    hide: async () => {
      const from = await hiding.hide(bff.db);
      if (from) bff.time.now = from;
      asks = await signIn(bff);
    },
    catchUp: () => indexAll(search, bff.db, bff.time.now),
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

async function fill({ db, documents }: TestBff, twin: Sak): Promise<void> {
  const others = Array.from({ length: OTHERS }, (_, i) =>
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
  await Promise.all([...others, twin].map((sak) => storeSak(db, documents, sak)));
}

async function signIn(bff: TestBff): Promise<Record<Question['who'], Ask>> {
  return {
    presse: await bff.signedIn('presse'),
    admin: await bff.signedIn('admin'),
    guest: bff.guest,
  };
}

/** Status, headers and body; without what is drawn anew for each request. */
async function answer(ask: Ask, method: string, path: string): Promise<string> {
  const { status, headers, text } = await ask(path, { method });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [status, ...lines, text].join('\n').replace(UUID, 'id').replace(CLOCK, '');
}

/** What operations tells by the clock of Postgres, which a test does not set. */
const CLOCK = /"(eldsteSekunder|sisteOppbygging)":(\d+|"[^"]*")/g;
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
