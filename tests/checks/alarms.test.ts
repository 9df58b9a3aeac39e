import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '#bff/http/metrics.ts';
import { measureServer } from '#bff/measure.ts';
import { routes } from '#bff/routes.ts';
import { openDatabase } from '#db/connection.ts';
import { workingHours } from '#domain/mottak.ts';
import { measureIndexer } from '#indexer/monitor.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { eachRow } from '#tests/support/each-row.ts';

const FOLDER = 'deploy/monitoring';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const rule = z.strictObject({
  alert: z.string().regex(/^([A-Z][a-z]+)+$/),
  expr: z.string(),
  for: z.string(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({
    summary: z.string(),
    description: z.string(),
    runbook: z.string(),
  }),
});
const alarms = z
  .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(rule) })) })
  .parse(parse(read('alarms.yaml')))
  .groups.flatMap(({ rules }) => rules);
const panel = z.object({
  title: z.string(),
  targets: z.array(z.object({ expr: z.string() })).optional(),
});
const dashboard = z.object({ panels: z.array(panel) }).parse(JSON.parse(read('dashboard.json')));
const expressions = [
  ...alarms.map(({ alert, expr }) => ({ of: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ of: title, expr })),
  ),
];

/** Never connected: nothing is read, only what would be. */
const db = openDatabase('postgres://localhost/nobody');
afterAll(() => db.destroy());

/** The labels of every metric of the web server and the indexer, by its name as it is asked for. */
function labelsByMetric(): Map<string, ReadonlySet<string>> {
  const adapter = createPostgresAdapter({ db });
  const clock = () => new Date(0);
  const web = createMetrics();
  const dependencies = () => Promise.resolve({});
  const clockAhead = () => Promise.resolve(0);
  measureServer(web, { db, pools: {}, adapter, clock, clockAhead, dependencies });
  const { index } = adapter;
  const indexer = measureIndexer({ db, engine: 'postgres', index, clock }, db, () => 0);
  const metrics = [web.registry, indexer.registry].flatMap(
    (registry) => registry.getMetricsAsArray() as unknown as readonly Metric[],
  );
  return new Map(
    metrics.flatMap(({ name, labelNames, buckets }) => {
      const labels = new Set(labelNames);
      if (!buckets) return [[name, labels] as const];
      const parts = [`${name}_count`, `${name}_sum`].map((part) => [part, labels] as const);
      return [...parts, [`${name}_bucket`, new Set([...labels, 'le'])] as const];
    }),
  );
}
/** The part of prom-client's metrics that it does not type. */
interface Metric {
  readonly name: string;
  readonly labelNames: readonly string[];
  readonly buckets?: readonly number[];
}

/** Prometheus adds these to everything that it reads. */
const ADDED = ['instance', 'job'];
const known = labelsByMetric();

/** The metrics that an expression reads, each with the labels by which it is chosen. */
function metricsIn(expr: string): { name: string; chosen: readonly string[] }[] {
  return [...expr.matchAll(/\b((?:presse|nodejs|process)_[a-z0-9_]+)\b(?:\{([^}]*)\})?/g)].map(
    ([, name, chosen = '']) => ({
      name: name!,
      chosen: [...chosen.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
    }),
  );
}
const groupedBy = (expr: string) =>
  [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list]) => list!.split(/\s*,\s*/));

describe('each alarm and each panel', () => {
  it('asks for what the programs measure', () =>
    eachRow(expressions, ({ expr }) => {
      const metrics = metricsIn(expr);
      if (!expr.includes('ALERTS')) expect(metrics).not.toEqual([]);
      for (const { name, chosen } of metrics) {
        expect([...known.keys()]).toContain(name);
        for (const label of chosen) expect([...known.get(name)!, ...ADDED]).toContain(label);
      }
      const labels = metrics.flatMap(({ name }) => [...(known.get(name) ?? [])]);
      for (const label of groupedBy(expr)) expect([...labels, ...ADDED]).toContain(label);
    }));

  it('asks for routes that exist', () => {
    const paths = routes.map(({ path }) => path);
    return eachRow(expressions, ({ expr }) => {
      for (const [, route] of expr.matchAll(/route!?="([^"]*)"/g)) expect(paths).toContain(route);
    });
  });
});

describe('each alarm', () => {
  const operations = 'docs/OPERATIONS.md';
  const text = existsSync(operations) ? readFileSync(operations, 'utf8') : '';
  const tested = read('alarms.test.yaml');

  it('is tried, and docs/OPERATIONS.md says what to do', () =>
    eachRow(alarms, ({ alert, annotations, expr }) => {
      expect(tested.includes(`alertname="${alert}"`), 'is in alarms.test.yaml').toBe(true);
      expect(annotations.runbook).toBe(`${operations}#${alert.toLowerCase()}`);
      expect(text.includes(`\n### ${alert}\n`), `has a section in ${operations}`).toBe(true);
      const labels = [...annotations.description.matchAll(/\$labels\.(\w+)/g)].map(
        ([, one]) => one!,
      );
      for (const label of labels) expect(groupedBy(expr)).toContain(label);
    }));

  it('has a name of its own, and no section is left of another', () => {
    const names = alarms.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    const [, section = ''] = text.split(/^## Alarms$/m);
    const [own = ''] = section.split(/^## /m);
    expect([...own.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(names);
  });
});

/** What an alarm of lists compares the time of working days with, in hours. */
function limitOf(name: string): number {
  const { expr } = alarms.find(({ alert }) => alert === name)!;
  const [, limit] = /presse_import_working_seconds\) > ([\d *]+)$/.exec(expr) ?? [];
  if (!limit) throw new Error(`${name} does not ask for the time of working days: ${expr}`);
  return limit.split('*').reduce((product, factor) => product * Number(factor), 1) / 3600;
}

describe('the alarms of lists that do not come', () => {
  const isOver = (name: string, last: string, now: string) =>
    workingHours(new Date(last), new Date(now), 1000) > limitOf(name);

  it.each([
    ['a Thursday night', '2026-11-19T06:00:00+01:00', '2026-11-20T06:30:00+01:00'],
    ['a weekend', '2026-11-20T06:00:00+01:00', '2026-11-23T06:30:00+01:00'],
    ['a list on a Saturday', '2026-11-21T10:00:00+01:00', '2026-11-23T23:00:00+01:00'],
    ['Easter', '2026-04-01T06:00:00+02:00', '2026-04-07T06:30:00+02:00'],
    ['Ascension Day', '2026-05-13T06:00:00+02:00', '2026-05-15T06:30:00+02:00'],
    ['17 May and a weekend', '2027-05-14T06:00:00+02:00', '2027-05-18T06:30:00+02:00'],
    ['Christmas', '2026-12-24T06:00:00+01:00', '2026-12-28T06:30:00+01:00'],
    ['New Year', '2026-12-31T06:00:00+01:00', '2027-01-04T06:30:00+01:00'],
  ])('wake nobody over %s', (_, last, now) => {
    for (const name of ['ImportStopped', 'ImportMissing'])
      expect(isOver(name, last, now), name).toBe(false);
  });

  it.each([
    ['2026-11-18T06:00:00+01:00', '2026-11-19T08:01:00+01:00'],
    ['2026-11-20T06:00:00+01:00', '2026-11-23T08:01:00+01:00'],
    ['2026-04-01T06:00:00+02:00', '2026-04-07T08:01:00+02:00'],
  ])('wake somebody the morning after a working day without: %s, %s', (last, now) => {
    expect(isOver('ImportStopped', last, now)).toBe(true);
    expect(isOver('ImportMissing', last, now)).toBe(false);
  });

  it('miss a court after four working days', () => {
    const [last, now] = ['2026-04-01T06:00:00+02:00', '2026-04-10T06:01:00+02:00'];
    expect(isOver('ImportMissing', last, now)).toBe(true);
  });
});
