import type { Outcome } from '#indexer/orders/carry-out.ts';
import type { RebuildReport } from '#indexer/rebuild/rebuild.ts';
import type { Status } from '#indexer/status.ts';
import type { SweepReport } from '#indexer/sweep.ts';
import type { VerifyReport } from '#indexer/verify/verify.ts';

/** The answers in words, for one who reads them. */
export function rebuilt(report: RebuildReport): string {
  const { generation, finished, written, repaired, seconds } = report;
  const rate = seconds > 0 ? Math.round(written / seconds) : written;
  if (!finished) return `Stopped after ${written} cases; the next rebuild goes on from there.`;
  return `${generation} is searched now: ${written} cases in ${seconds} s (${rate}/s), ${repaired} put right on the way.`;
}

export function batch(result: { done: number; waiting: number; deadLetters: number }): string {
  const { done, waiting, deadLetters } = result;
  return `${done} cases indexed${also(waiting, 'waiting')}${also(deadLetters, 'to the dead letters')}`;
}

export function followed({ done }: { done: number }): string {
  return `Stopped; ${done} cases indexed.`;
}

export function ordered({ order, outcome }: { order: number; outcome: Outcome }): string {
  if (outcome === 'ferdig') return `Order ${order}: the index has been rebuilt`;
  if (outcome === 'utsatt') return `Order ${order}: put back, and carried out later`;
  return `Order ${order}: failed (${outcome})`;
}

export function swept({ due, written, deadLetters }: SweepReport): string {
  return `${due} cases were due, ${written} written${also(deadLetters, 'to the dead letters')}`;
}

export function verified({ cases, missing, stale, orphaned }: VerifyReport): string {
  return `${cases} cases: ${missing} missing, ${stale} stale, ${orphaned} orphaned`;
}

export function status(report: Status): string {
  const { outbox } = report;
  const searched = report.searched ?? 'none; run rebuild';
  const lines: [string, string | number][] = [
    ['engine', report.engine + (report.engineError ? ` (${report.engineError})` : '')],
    [
      'searched',
      report.searched && !report.followed ? `${searched} (not followed; run rebuild)` : searched,
    ],
    ['cases in Postgres', report.cases],
    ['cases in the index', report.indexed ?? 'unknown'],
    ['waiting changes', `${outbox.rows}${also(outbox.oldestSeconds, 's old at most')}`],
    ['dead letters', report.deadLetters],
    ['overdue transitions', report.overdueTransitions],
    ['next transition', report.nextTransition?.toISOString() ?? 'none'],
    ['last rebuild', report.lastRebuild?.toISOString() ?? 'none'],
    ...report.generations.map(generationLine),
  ];
  return lines.map(([label, value]) => `${label.padEnd(20)} ${value}`).join('\n');
}

function generationLine({ navn, status, antall }: Status['generations'][number]): [string, string] {
  return [status === 'aktiv' ? 'active' : 'building', `${navn}, ${antall} cases by its rebuild`];
}

function also(count: number, what: string): string {
  return count === 0 ? '' : `, ${count} ${what}`;
}
