import type { Knex } from 'knex';
import type { Registry } from 'prom-client';
import { readInnlesinger, readSilent } from '#db/domstol/innlesinger.ts';
import { countImporter } from '#db/importfil/read.ts';
import { countDeadLetters } from '#db/queues/dead-letters.ts';
import { type Generation, readGenerations } from '#db/queues/generations.ts';
import { readUnsent } from '#db/notice/unsent.ts';
import { readMailBacklog } from '#db/queues/mail-outbox.ts';
import { readLastOrder } from '#db/queues/rebuild-orders.ts';
import { readBacklog } from '#db/queues/sak-outbox.ts';
import { estimateSaker, readOverdue } from '#db/sak/counts.ts';
import { isOpen, OPPBYGGING_STATUS } from '#domain/drift.ts';
import { IMPORT_RESULTATER } from '#domain/importer.ts';
import { workingHours } from '#domain/mottak.ts';
import { type Clock, osloDay } from '#domain/time.ts';
import type { SearchIndex } from '#search/port.ts';
import { analysisVersion, indexState } from '#search/version.ts';
import { measureAuditLog } from './audit-log.ts';
import { addGauges, alone, oneOf } from './gauges.ts';

/** Rows beyond these are not counted: so many are an alarm anyway. */
const MOST = 100_000;

interface Service {
  /** A pool of its own, so that the measurements are read also when every other connection is taken. */
  readonly db: Knex;
  /** The name of the search engine. */
  readonly engine: string;
  readonly index: Pick<SearchIndex, 'active' | 'layout'>;
  readonly clock: Clock;
}

/**
 * How the service is, whichever program is asked: the web servers and the indexers say the same, so that each is measured while
 * the others are down. Everything is read from Postgres; of the engine only which index it searches.
 */
export function measureService(registry: Registry, service: Service): void {
  measureQueues(registry, service);
  measureIndex(registry, service);
  measureRebuild(registry, service);
  measureMail(registry, service);
  measureNotices(registry, service);
  measureImports(registry, service);
  measureAuditLog(registry, service);
}

function measureQueues(registry: Registry, { db, clock }: Service): void {
  addGauges(registry, () => readBacklog(db, MOST), [
    {
      name: 'presse_index_rows_waiting',
      help: 'Changes of cases that are not in the index yet, counted up to 100000',
      values: ({ rows }) => alone(rows),
    },
    {
      name: 'presse_index_lag_seconds',
      help: 'Age of the oldest change of a case that is not in the index yet; 0 without any',
      values: ({ oldestSeconds }) => alone(oldestSeconds),
    },
  ]);
  addGauges(registry, () => countDeadLetters(db), [
    {
      name: 'presse_dead_letters',
      help: 'Cases that could not be indexed',
      values: alone,
    },
  ]);
  const since = (at: Date | null) => (at ? (clock().getTime() - at.getTime()) / 1000 : 0);
  addGauges(registry, () => readOverdue(db, clock(), MOST), [
    {
      name: 'presse_transitions_overdue',
      help: 'Cases of which something is to be hidden by now and that the index still has as before',
      values: ({ antall }) => alone(antall),
    },
    {
      name: 'presse_transitions_overdue_seconds',
      help: 'For how long the first of them is due; 0 without any',
      values: ({ eldste }) => alone(since(eldste)),
    },
  ]);
}

const VERSIONS = ['current', 'older', 'incompatible'] as const;

function measureIndex(registry: Registry, { db, engine, index }: Service): void {
  const code = { analysis: analysisVersion(), layout: index.layout };
  const registered = () => readGenerations(db, engine);
  const isActive = ({ status }: Generation) => status === 'aktiv';
  addGauges(registry, registered, [
    {
      name: 'presse_index_generations',
      help: 'Generations of the index that get every change: searched (aktiv), being built (bygger)',
      label: 'status',
      values: (all) => ({
        aktiv: all.filter(isActive).length,
        bygger: all.filter((one) => !isActive(one)).length,
      }),
    },
    {
      name: 'presse_index_version',
      help: 'With what the searched index was built: this code (current), another analysis (older), another layout (incompatible)',
      label: 'version',
      values: (all) => {
        const searched = all.find(isActive);
        return oneOf(VERSIONS, searched ? indexState(searched, code) : null);
      },
    },
  ]);
  addGauges(registry, async () => [await index.active(), await registered()] as const, [
    {
      name: 'presse_index_followed',
      help: 'Whether the engine searches an index that gets every change (1) or another or none (0)',
      values: ([searched, all]) => alone(all.some(({ navn }) => navn === searched) ? 1 : 0),
    },
  ]);
}

function measureRebuild(registry: Registry, { db, engine }: Service): void {
  const building = async () => {
    const all = await readGenerations(db, engine);
    const one = all.find(({ status }) => status === 'bygger');
    return { written: one?.antall ?? null, total: one ? await estimateSaker(db) : null };
  };
  addGauges(registry, building, [
    {
      name: 'presse_rebuild_running',
      help: 'Whether an index is half built (1), also when nobody is building it just now',
      values: ({ written }) => alone(written === null ? 0 : 1),
    },
    {
      name: 'presse_rebuild_cases_written',
      help: 'Cases in the index that is half built',
      values: ({ written }) => alone(written),
    },
    {
      name: 'presse_rebuild_cases_expected',
      help: 'Cases that it will have, as Postgres last counted them',
      values: ({ total }) => alone(total),
    },
  ]);
  addGauges(registry, () => readLastOrder(db), [
    {
      name: 'presse_rebuild_order',
      help: 'What has become of the rebuild that was ordered last',
      label: 'status',
      values: (order) => oneOf(OPPBYGGING_STATUS, order?.status ?? null),
    },
    {
      name: 'presse_rebuild_ordered_seconds',
      help: 'When the rebuild was ordered that waits or is under way, since 1970',
      values: (order) => alone(order && isOpen(order.status) ? seconds(order.bedtOm) : null),
    },
  ]);
}

function measureMail(registry: Registry, { db, clock }: Service): void {
  addGauges(registry, () => readMailBacklog(db), [
    {
      name: 'presse_mail_unsent',
      help: 'E-mails in the outbox that wait (venter) or have been given up (doed)',
      label: 'status',
      values: ({ venter, doed }) => ({ venter, doed }),
    },
    {
      name: 'presse_mail_oldest_seconds',
      help: 'Age of the oldest e-mail that waits; 0 without any',
      values: ({ eldste }) => alone(eldste ? Math.max(0, seconds(clock()) - seconds(eldste)) : 0),
    },
  ]);
}

function measureNotices(registry: Registry, { db, clock }: Service): void {
  addGauges(registry, () => readUnsent(db, clock(), MOST), [
    {
      name: 'presse_notices_unsent',
      help: 'Notices that wait to be told by e-mail, also those that wait for the morning or Monday, counted up to 100000',
      values: ({ antall }) => alone(antall),
    },
    {
      name: 'presse_notices_due_seconds',
      help: 'For how long the first of them is due; 0 without any',
      values: ({ eldste }) => alone(eldste ? seconds(clock()) - seconds(eldste) : 0),
    },
  ]);
}

const DAY = 86_400_000;
/** Hours of working days that are counted at most; every alarm is over long before. */
const MOST_WORKING = 30 * 24;

function measureImports(registry: Registry, { db, clock }: Service): void {
  const lastDay = () => {
    const now = clock();
    return countImporter(db, new Date(now.getTime() - DAY), now);
  };
  addGauges(registry, lastDay, [
    {
      name: 'presse_import_files',
      help: 'Files of which the import began in the last 24 hours, by how it ended: read (lest), in part (delvis), refused (avvist), stopped (avbrutt), under way (paagaar)',
      label: 'result',
      values: (all) =>
        Object.fromEntries(
          IMPORT_RESULTATER.map((one) => [
            one,
            all.find(({ resultat }) => resultat === one)?.filer ?? 0,
          ]),
        ),
    },
    {
      name: 'presse_import_rows_refused',
      help: 'Rows of these files that were refused',
      values: (all) => alone(all.reduce((sum, { avvist }) => sum + avvist, 0)),
    },
  ]);
  addGauges(registry, () => readSilent(db, osloDay(clock())), [
    {
      name: 'presse_import_silent_days',
      help: 'Days since the last list of a court that has not sent when it usually does; absent for every other court',
      label: 'domstol',
      values: (all) => Object.fromEntries(all.map((one) => [one.domstolId, one.dager])),
    },
    {
      name: 'presse_import_silent_courts',
      help: 'Courts that have not sent when they usually do',
      values: (all) => alone(all.length),
    },
  ]);
  addGauges(registry, () => readInnlesinger(db), [
    {
      name: 'presse_import_last_seconds',
      help: 'When cases of the court were last imported, since 1970',
      label: 'domstol',
      values: (all) => Object.fromEntries(all.map((one) => [one.domstolId, seconds(one.sist)])),
    },
    {
      name: 'presse_import_working_seconds',
      help: 'How much time of working days has gone by since then: Saturdays, Sundays and public holidays do not count; up to 30 such days',
      label: 'domstol',
      values: (all) =>
        Object.fromEntries(
          all.map(({ domstolId, sist }) => [
            domstolId,
            workingHours(sist, clock(), MOST_WORKING) * 3600,
          ]),
        ),
    },
    {
      name: 'presse_import_cases',
      help: 'Cases of the court in its last import',
      label: 'domstol',
      values: (all) => Object.fromEntries(all.map((one) => [one.domstolId, one.saker])),
    },
  ]);
}

function seconds(at: Date): number {
  return at.getTime() / 1000;
}
