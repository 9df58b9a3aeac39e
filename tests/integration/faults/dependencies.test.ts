import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema } from '#bff/config.ts';
import { askAll, AT_ONCE, CALLS, readiness, type CallName } from '#tests/support/faults/calls.ts';
import { FAULTS } from '#tests/support/faults/faults.ts';
import {
  NETWORKED,
  startFaultyService,
  type FaultyService,
  type Networked,
} from '#tests/support/faults/service.ts';
import { figure } from '#tests/support/faults/figures.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

/** What a dependency takes with it. Every other call goes on working. */
interface Expectation {
  readonly lost: Readonly<Partial<Record<CallName, string>>>;
  readonly ready: { readonly status: number; readonly down: readonly string[] };
  /** Settings that lead to it. */
  readonly settings: readonly string[];
}

const everyCall = (outcome: string) =>
  Object.fromEntries(Object.keys(CALLS).map((name) => [name, outcome]));

const EXPECTED: Readonly<Record<Networked, Expectation>> = {
  postgres: {
    lost: {
      ...everyCall('503 database_unavailable'),
      ...{
        signInPresse: '503',
        signInAdmin: '503',
        mail: 'waiting',
        indexed: 'waiting',
        live: 'ok',
      },
    },
    // The index is searched only while Postgres says which.
    ready: { status: 503, down: ['database', 'search'] },
    settings: ['DATABASE_URL'],
  },
  elasticsearch: {
    lost: {
      search: '503 search_unavailable',
      suggestions: '503 search_unavailable',
      indexed: 'waiting',
    },
    ready: { status: 200, down: ['search'] },
    settings: ['ELASTICSEARCH_URL'],
  },
  oidcPresse: {
    lost: { signInPresse: 'failed' },
    ready: { status: 200, down: ['signIn'] },
    settings: ['OIDC_PRESSE_ISSUER'],
  },
  oidcAdmin: {
    lost: { signInAdmin: 'failed' },
    ready: { status: 200, down: ['signIn'] },
    settings: ['OIDC_ADMIN_ISSUER'],
  },
  register: {
    lost: { application: '503 register_unavailable' },
    ready: { status: 200, down: ['register'] },
    settings: ['FOLKEREGISTER_URL'],
  },
  smtp: {
    lost: { mail: 'waiting' },
    ready: { status: 200, down: ['mail'] },
    settings: ['SMTP_URL'],
  },
};
const ALL_WELL = everyCall('ok');

/**
 * Addresses and folders that are nothing outside: our own, and what documents.test.ts, object-store.test.ts, bff/traces.test.ts
 * and dev/maskinporten.test.ts take away.
 */
const NOT_NETWORKED = [
  ...['PUBLIC_URL', 'METRICS_HOST', 'WEB_DIR', 'PRESSE_DATA_DIR'],
  ...['DOKUMENT_DIR', 'S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  'MASKINPORTEN_ISSUER',
];

/** ms: an answer that takes longer than this waits without bound. */
const BOUND = 25_000;

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];

describe('the table of what can fail', () => {
  it('has every setting that leads to something outside', () => {
    const settings = Object.keys(configSchema.in.shape).filter((name) =>
      /_(URL|ISSUER|DIR|HOST|ADDRESS|ENDPOINT)$/.test(name),
    );
    const known = Object.values(EXPECTED).flatMap((one) => one.settings);
    expect(settings.sort()).toEqual([...known, ...NOT_NETWORKED].sort());
  });
});

describe.skipIf(skipped)(`the service${skipped}`, () => {
  let service: FaultyService;
  beforeAll(async () => {
    service = await startFaultyService(url);
    await until('everything works', isWell);
  });
  afterAll(() => service?.close());

  /** Every message that waits is due, as it will be later; one call may fail before a dead connection is known. */
  async function isWell(): Promise<boolean> {
    const outcomes = await askAll(service, BOUND);
    expect(JSON.stringify(outcomes)).not.toContain('WRONG');
    return JSON.stringify(outcomes) === JSON.stringify(ALL_WELL);
  }

  /** Everything works again, nothing that was written meanwhile is lost, and nothing is held. */
  async function recovers(name: Networked, fault: string): Promise<void> {
    const mended = performance.now();
    await until('everything works again', isWell);
    figure('recovery', { name, fault, ms: Math.round(performance.now() - mended) });
    await expect.poll(() => readiness(service)).toEqual({ status: 200, down: [] });
    // A message that could not be sent is due by its own clock.
    const { db } = service;
    await db('epost_utboks')
      .where({ status: 'venter' })
      .update({ neste_forsoek: new Date(0) });
    await until(
      'every message is sent',
      async () => (await db('epost_utboks').whereNot({ status: 'sendt' })).length === 0,
    );
    await until('no connection is held', () => service.used() === 0);
  }

  it.each(NETWORKED.slice(0, rounds(2, Infinity)))(
    'answers again when the open connections to %s are dead',
    async (name) => {
      const proxy = service.proxies[name];
      await Promise.all(Array.from({ length: 6 }, () => askAll(service, BOUND)));
      await proxy.breakDown({ kind: 'frozen' });
      const broken = performance.now();
      try {
        // The mail worker and the follower wait longer: a message, a statement or a bulk may take its time.
        await until('every call works', async () => {
          const outcomes = await askAll(service, BOUND, AT_ONCE);
          return Object.values(outcomes).every((outcome) => outcome === 'ok');
        });
        figure('dead connections', { name, ms: Math.round(performance.now() - broken) });
      } finally {
        await proxy.mend();
      }
      await recovers(name, 'has had dead connections');
      tried('dependencies', 1);
    },
    120_000,
  );

  const tries = NETWORKED.flatMap((name) =>
    Object.keys(FAULTS)
      .slice(0, rounds(2, Infinity))
      .map((fault) => [name, fault] as const),
  );
  it.each(tries)(
    'loses what it must, and nothing else, when %s %s, and is whole again afterwards',
    async (name, fault) => {
      const { lost, ready } = EXPECTED[name];
      const proxy = service.proxies[name];
      await service.db('epost_utboks').delete();
      await proxy.breakDown(FAULTS[fault]!);
      const outcomes = await askAll(service, BOUND, undefined, (call) => !(call in lost));
      await expect
        .poll(() => readiness(service))
        .toEqual(ready)
        .finally(proxy.mend);
      expect(outcomes).toEqual({ ...ALL_WELL, ...lost });

      await recovers(name, fault);
      tried('dependencies', 1);
    },
    120_000,
  );
});
