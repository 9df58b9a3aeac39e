import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace';
import { programPath } from '#build/paths.ts';
import { traceMail, traceRegister } from '#bff/trace-ports.ts';
import { followBatch } from '#indexer/batch.ts';
import { openTracing } from '#monitoring/open-tracing.ts';
import { traceEngine, traceIndex } from '#monitoring/parts.ts';
import { inOwnScope, logIds } from '#monitoring/scope.ts';
import { createTracing } from '#monitoring/tracing.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { createFakeRegister } from '#tests/support/bff/fakes.ts';
import { NOON, startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { createMemoryIndexer } from '#tests/support/indexer/test-indexer.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { until } from '#tests/support/until.ts';

/** What stands in cases, queries and answers, and in no span. */
const SECRETS = /gjemtdal|hulda|sykkel|bakkerud|fjordavisa|26-000777/i;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

const exporter = new InMemorySpanExporter();
const tracing = await createTracing({
  ...{ service: 'test', share: 1, processor: new SimpleSpanProcessor({ exporter }) },
});
let bff: TestBff;
beforeAll(async () => {
  const database = await createTestDatabase();
  const adapter = createPostgresAdapter({ db: database.db, patience: PATIENT });
  tracing.watch(database.db);
  const search = { ...adapter, engine: traceEngine(adapter.engine, 'postgres', tracing) };
  const register = traceRegister(createFakeRegister(), tracing);
  bff = await startTestBff({ database, deps: { tracing, search, register } });
  const sak = buildSak({
    sakId: 'GJEMTDAL-1',
    saksnummer: '26-000777MED-TSOS/TSAR',
    saksTema: 'Tyveri av sykkel',
    parter: 'Påtalemyndigheten mot Hulda Gjemtdal',
  });
  await storeSak(bff.db, bff.documents, sak);
  await indexAll(bff.search, bff.db, NOON);
});
afterAll(async () => {
  await bff.close();
  await tracing.close();
});

async function spansOf(work: () => Promise<unknown>, name: RegExp): Promise<ReadableSpan[]> {
  exporter.reset();
  await work();
  await until('the outermost span has ended', () =>
    exporter.getFinishedSpans().some((one) => name.test(one.name)),
  );
  return exporter.getFinishedSpans();
}
/** Everything that would be sent of a span. */
const told = (spans: readonly ReadableSpan[]) =>
  JSON.stringify(
    spans.map(({ name, attributes, events, status, links, resource }) => ({
      ...{ name, attributes, events, status, links },
      resource: resource.attributes,
    })),
  );
const parentOf = (span: ReadableSpan) => span.parentSpanContext?.spanId;

const SEARCH =
  '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-02-15&tilDato=2026-06-30';

describe('the trace of a request', () => {
  it("continues the browser's, down to the engine and the statements, without a word of it", async () => {
    const presse = await bff.signedIn('presse');
    const headers = { traceparent: `00-${TRACE}-${SPAN}-00` };
    const ask = () => presse(`${SEARCH}&query=Gjemtdal+sykkel`, { headers });
    const spans = await spansOf(ask, /^GET/);
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([TRACE]));
    const request = spans.find(({ name }) => name === 'GET /api/presse/hent-berammingsliste')!;
    expect(parentOf(request)).toBe(SPAN);
    expect(request.attributes).toMatchObject({
      'http.route': '/api/presse/hent-berammingsliste',
      'http.response.status_code': 200,
    });
    const search = spans.find(({ name }) => name === 'search')!;
    expect(parentOf(search)).toBe(request.spanContext().spanId);
    const asked = spans.filter((span) => parentOf(span) === search.spanContext().spanId);
    expect(asked.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql');
    expect(spans.map(({ name }) => name).join()).toContain('revisjon');
    expect(told(spans)).not.toMatch(SECRETS);
  });

  it.each([
    ['a case', 'GET', '/api/presse/saksdetaljer/GJEMTDAL-1'],
    ['a case by its number', 'GET', '/api/presse/saksdetaljer/saksnummer/26-000777MED-TSOS/TSAR'],
    ['a suggestion', 'GET', '/api/presse/soekeforslag?q=gjemtdal'],
    ['a favourite', 'POST', '/api/presse/legg-til-favoritt/GJEMTDAL-1'],
    ['a file that does not exist', 'GET', '/api/presse/tiltale/TSOS/Gjemtdal.pdf'],
    ['an address that leads nowhere', 'GET', '/api/Gjemtdal'],
    ['a search that is refused', 'GET', '/api/presse/hent-berammingsliste?query=Gjemtdal'],
  ])('of %s tells nothing of it', async (_, method, path) => {
    const presse = await bff.signedIn('presse');
    const spans = await spansOf(() => presse(path, { method }), /^(GET|POST)/);
    expect(spans.length).toBeGreaterThan(0);
    expect(told(spans)).not.toMatch(SECRETS);
  });

  it('of errors tells the class, and nothing of the message', async () => {
    const failing = () => Promise.reject(new TypeError('Hulda Gjemtdal'));
    const spans = await spansOf(
      () => tracing.trace('mail', {}, failing).catch(() => undefined),
      /^mail/,
    );
    expect(spans[0]!.attributes).toEqual({ 'error.type': 'TypeError' });
    expect(told(spans)).not.toMatch(SECRETS);
  });

  it('of a message, and of a question to the register, does not say whom it is about', async () => {
    const mail = traceMail(
      { send: () => Promise.resolve(), ping: () => Promise.resolve(), close: () => undefined },
      tracing,
    )!;
    const message = { messageId: 'a@b', to: 'hulda@fjordavisa.example', date: NOON };
    const send = () => mail.send({ ...message, subject: 'Gjemtdal', text: 'Gjemtdal', html: '' });
    expect(told(await spansOf(send, /^mail/))).not.toMatch(SECRETS);
    const register = traceRegister(createFakeRegister(), tracing);
    const ask = () => tracing.trace('request', {}, () => register.findName('13097248022'));
    const spans = await spansOf(ask, /^request/);
    expect(spans.map(({ name }) => name)).toEqual(['register', 'request']);
    expect(told(spans)).not.toMatch(/13097248022/);
  });
});

describe('the log of a request', () => {
  it('has the id of the answer and of the trace in every line', async () => {
    const presse = await bff.signedIn('presse');
    bff.logs.length = 0;
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const answer = await presse('/api/presse/bruker-info', { headers });
    await until('it is logged', () => bff.logs.length > 0);
    const ids = { requestId: answer.headers.get('x-request-id'), traceId: TRACE };
    for (const line of bff.logs) expect(JSON.parse(line)).toMatchObject(ids);
  });

  it('without a trace of the caller has the id of the request as both', async () => {
    bff.logs.length = 0;
    const answer = await bff.guest('/api/health/live', { headers: { traceparent: 'Gjemtdal' } });
    await until('it is logged', () => bff.logs.length > 0);
    const requestId = answer.headers.get('x-request-id')!;
    const traceId = requestId.replaceAll('-', '');
    expect(JSON.parse(bff.logs[0]!)).toMatchObject({ requestId, traceId });
    expect(bff.logs.join()).not.toMatch(SECRETS);
  });
});

it('a batch of the follower is a trace, and its lines have the id', async () => {
  const test = await createMemoryIndexer();
  onTestFinished(() => test.close());
  const { db } = test.indexer;
  tracing.watch(db);
  const lines: string[] = [];
  const log = pino({ mixin: logIds }, { write: (line) => void lines.push(line) });
  const index = traceIndex(test.indexer.index, 'postgres', tracing);
  const indexer = { ...test.indexer, index, log, trace: tracing.trace };
  await index.create('g1');
  await db('indeksgenerasjon').insert({
    ...{ navn: 'g1', motor: 'postgres', status: 'bygger', oppsett_versjon: index.layout },
  });
  // A generation of another engine, of which the follower says that it is left behind.
  await db('indeksgenerasjon').insert({ navn: 'g2', motor: 'elasticsearch', status: 'bygger' });
  await insertSaker(db, manySaker(3));
  const spans = await spansOf(() => inOwnScope(() => followBatch(indexer)), /^index batch/);
  const batch = spans.at(-1)!;
  expect(batch.attributes).toEqual({ 'presse.cases': 3 });
  const { traceId } = batch.spanContext();
  expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
  expect(spans.map(({ name }) => name)).toContain('write');
  expect(spans.map(({ name }) => name)).toContain('delete sak_utboks');
  expect(JSON.parse(lines[0]!)).toMatchObject({ traceId, dropped: ['g2'] });
});

it.each(['bff', 'indexer'] as const)(
  '%s loads nothing of OpenTelemetry before it is asked for',
  (name) => {
    const program = readFileSync(programPath(name), 'utf8');
    expect(program).toContain('import("@opentelemetry/sdk-trace")');
    expect(program).not.toMatch(/^import .*@opentelemetry/m);
  },
);

it('traces are sent to the endpoint, with its headers, and name no host', async () => {
  const received: { url: string; authorization: string; body: string }[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ url, authorization: String(headers.authorization), body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, 'localhost');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const sending = await openTracing(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20abc',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    'presse-web',
  );
  await sending!.trace('mail', { 'presse.cases': 2 }, () => Promise.resolve());
  await sending!.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ url: '/v1/traces', authorization: 'Bearer abc' });
  expect(received[0]!.body).toContain('presse-web');
  expect(received[0]!.body).not.toMatch(/host\.name|process\.|localhost/);
});

it('an endpoint that never answers holds nothing up', async () => {
  const silent = createServer(() => undefined).listen(0, 'localhost');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const sending = await openTracing(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    'presse-web',
  );
  const traced = () => sending!.trace('mail', {}, () => Promise.resolve('answered'));
  expect(await traced()).toBe('answered');
  await sending!.close();
});
