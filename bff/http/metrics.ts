import { Counter, Histogram, type Registry } from 'prom-client';
import { createRegistry } from '#monitoring/program.ts';
import { createPageTimes, type PageTimes } from './page-times.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Seconds by method, route pattern and status. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly pages: PageTimes;
  /** Attempts to send an e-mail by result: `sent`, `failed` (will be tried again), `dead` (given up) or `dropped` (nothing was left to send). */
  readonly mail: Counter<'outcome'>;
  /** The same, for e-mails with notices of cases only. */
  readonly noticeMail: Counter<'outcome'>;
  /** Calls that were refused because a limit was reached. */
  readonly limited: Counter<'limit'>;
  /** Failures of the shared count of limits, after which each server counts for itself. */
  readonly limitOutages: Counter;
  /** Calls that got no connection to the database in time, because all were taken. */
  readonly overloaded: Counter;
}

/** The measurements of one server. Each has its own registry, so that tests can run several. */
export function createMetrics(): Metrics {
  const registry = createRegistry('web');
  const requests = new Histogram({
    name: 'presse_http_request_seconds',
    help: 'Time from the first byte asked to the last byte answered',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const pages = createPageTimes(registry);
  return { registry, requests, pages, ...mailMetrics(registry), ...limitMetrics(registry) };
}

function mailMetrics(registry: Registry): Pick<Metrics, 'mail' | 'noticeMail'> {
  const mail = new Counter({
    name: 'presse_mail_total',
    help: 'Attempts to send an e-mail, by how they ended',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const noticeMail = new Counter({
    name: 'presse_notices_mail_total',
    help: 'Attempts to send an e-mail with notices of cases, by how they ended',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return { mail, noticeMail };
}

function limitMetrics(
  registry: Registry,
): Pick<Metrics, 'limited' | 'limitOutages' | 'overloaded'> {
  const limited = new Counter({
    name: 'presse_rate_limited_total',
    help: 'Calls refused with 429, by limit',
    labelNames: ['limit'] as const,
    registers: [registry],
  });
  const limitOutages = new Counter({
    name: 'presse_rate_limit_outages_total',
    help: 'How often the shared count of calls failed, and this server counted for itself',
    registers: [registry],
  });
  const overloaded = new Counter({
    name: 'presse_overloaded_total',
    help: 'Calls refused with 503 because every connection to the database was taken',
    registers: [registry],
  });
  return { limited, limitOutages, overloaded };
}
