import { ownerOf, compose } from '#indexer/compose.ts';
import type { IndexerConfig } from '#indexer/config.ts';
import { status, type Status } from '#indexer/status.ts';
import { findLane } from '#db/queues/lanes.ts';
import { type Finding, ok, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

const REBUILD = 'run node dist/server/indexer.js rebuild';
/** Seconds after which a change should be found. */
const LATE = 60;
/** Less than a check has in all (main.ts). */
const INDEXER_STATEMENT_SECONDS = 8;

/** The index against the code, and how far it is behind: what `indexer status` says. */
export async function lookAtIndex({ indexer, db }: Patient): Promise<Finding[]> {
  // Counting millions of cases takes longer than a request may.
  const own = { LOG_LEVEL: 'silent', INDEXER_STATEMENT_SECONDS };
  const config = { ...indexer, ...own } as IndexerConfig;
  const lane = await findLane(db(), ownerOf(config));
  if (!lane) return [wrong('this version has no index', REBUILD)];
  const { indexer: composed, close } = compose(config, lane);
  try {
    return judgeIndex(await status(composed));
  } finally {
    await close();
  }
}

/** The findings on the searched index and on its backlog. */
export function judgeIndex(found: Status): Finding[] {
  if (found.engineError) return [wrong(found.engineError, 'see Elasticsearch')];
  const faults = [...judgeSearched(found), ...judgeQueue(found)];
  if (faults.length > 0) return faults;
  const { searched, indexed, outbox } = found;
  return [ok(`${searched}, ${indexed} cases, ${outbox.rows} changes wait`)];
}

function judgeSearched(report: Status): Finding[] {
  const { searched, followed, version, lost, writtenAhead, ...found } = report;
  if (searched === null) return [wrong('there is no index: nothing can be searched', REBUILD)];
  if (lost.length > 0)
    return [
      wrong(
        `the engine lacks ${lost.join(', ')}, or has it from another time than the database`,
        'a running follower orders a rebuild by itself; see that one runs',
      ),
    ];
  if (writtenAhead.length > 0)
    return [
      wrong(
        `${writtenAhead.join(', ')} was written by a clock that was ahead: searches miss what is shown`,
        'a running follower orders a rebuild by itself; see that one runs',
      ),
    ];
  if (!followed)
    return [
      wrong(`${searched} is searched, and does not get the changes of this database`, REBUILD),
    ];
  if (version === 'incompatible')
    return [wrong(`${searched} has the layout of another version, and can't be searched`, REBUILD)];
  if (version === 'older')
    return [
      warning(`${searched} was built with other rules for words: searches may miss cases`, REBUILD),
    ];
  const { cases, indexed, outbox } = found;
  if (indexed !== null && indexed !== cases && outbox.rows === 0)
    return [
      warning(
        `the index has ${indexed} cases, Postgres ${cases}`,
        'node dist/server/indexer.js verify --repair puts right what differs',
      ),
    ];
  return [];
}

function judgeQueue({ outbox, deadLetters, overdueTransitions }: Status): Finding[] {
  const found = [
    outbox.rows > 0 &&
      outbox.oldestSeconds > LATE &&
      wrong(
        `${outbox.rows} changes wait, the oldest for ${outbox.oldestSeconds} s`,
        'see that node dist/server/indexer.js follow runs, and its log',
      ),
    deadLetters > 0 &&
      warning(
        `${deadLetters} cases could not be indexed`,
        'the page /admin/drift says why, and tries again',
      ),
    overdueTransitions > 0 &&
      warning(
        `${overdueTransitions} cases have reached a date at which something is hidden or shown, and are not indexed anew`,
        'see that node dist/server/indexer.js follow runs; hidden it is all the same',
      ),
  ];
  return found.filter((one) => one !== false);
}
