import { clockText } from '#domain/clock.ts';
import { describeTexts } from '#domain/document-text.ts';
import type { ImportResultat } from '#domain/importer.ts';
import type { Status } from './status.ts';

/** How each result of an import is called on the command line. */
const RESULTS: Readonly<Record<ImportResultat, string>> = {
  lest: 'read',
  delvis: 'read in part',
  avvist: 'refused',
  avbrutt: 'stopped',
  paagaar: 'under way',
};

function importsText({ imports }: Status): string {
  const refused = imports.reduce((sum, { avvist }) => sum + avvist, 0);
  const files = imports.map(({ resultat, filer }) => `${filer} ${RESULTS[resultat]}`).join(', ');
  return `${files || 'none'}${refused > 0 ? `; ${refused} rows refused` : ''}`;
}

const MOST_COURTS = 5;

function silentText({ silent }: Status): string {
  const named = silent.slice(0, MOST_COURTS).map(({ navn, dager }) => `${navn} (${dager} days)`);
  const more = silent.length > MOST_COURTS ? [`and ${silent.length - MOST_COURTS} more`] : [];
  return [...named, ...more].join(', ') || 'none';
}

/** What `indexer status` prints. */
export function statusText(report: Status): string {
  const { outbox } = report;
  const searched = report.searched ?? 'none; run rebuild';
  const lines: [string, string | number][] = [
    ['engine', report.engine + (report.engineError ? ` (${report.engineError})` : '')],
    [
      'searched',
      report.searched && !report.followed ? `${searched} (not followed; run rebuild)` : searched,
    ],
    ['version', VERSIONS[report.version ?? 'none']],
    ['cases in Postgres', report.cases],
    ['cases in the index', report.indexed ?? 'unknown'],
    ['texts of documents', describeTexts(report.texts) ?? 'none'],
    ['waiting changes', `${outbox.rows}${also(outbox.oldestSeconds, 's old at most')}`],
    ['clock', clockLine(report)],
    ['dead letters', `${report.deadLetters} (cases that could not be indexed)`],
    ['overdue transitions', report.overdueTransitions],
    ['next transition', instant(report.nextTransition)],
    ['last purge', instant(report.purged)],
    ['last rebuild', instant(report.lastRebuild)],
    ['imports of a day', importsText(report)],
    ['silent courts', silentText(report)],
    ...report.generations.map((one) => generationLine(one, report)),
  ];
  return lines.map(([label, value]) => `${label.padEnd(20)} ${value}`).join('\n');
}

function instant(at: Date | null): string {
  return at?.toISOString() ?? 'none';
}

function clockLine({ clock }: Status): string {
  const apart = clockText(clock.aheadSeconds * 1000);
  if (clock.state === 'ok') return "as the database's";
  return clock.state === 'off'
    ? `${apart}: set both by NTP`
    : `${apart}: nothing is written; set both by NTP`;
}

const VERSIONS = {
  current: 'built as this program builds',
  older: 'built with another analysis of texts; searches may miss cases; run rebuild',
  incompatible: 'has the layout of other code, and is neither searched nor written; run rebuild',
  none: 'unknown',
} as const;

function generationLine(
  { navn, status, antall }: Status['generations'][number],
  { lost, writtenAhead }: Status,
): [string, string] {
  const gone = lost.includes(navn)
    ? '; the engine does not have it, or of another time than the database'
    : '';
  const ahead = writtenAhead.includes(navn)
    ? '; written by a clock that was ahead: the follower orders a rebuild'
    : '';
  return [
    status === 'aktiv' ? 'active' : 'building',
    `${navn}, ${antall} cases by its rebuild${gone}${ahead}`,
  ];
}

/** `, 3 waiting`; nothing when there are none. */
export function also(count: number, what: string): string {
  return count === 0 ? '' : `, ${count} ${what}`;
}
