import { type LastRun, readLastRun } from '#db/retention/state.ts';
import { type Finding, ok, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

/** ms. A web server does it every hour. */
const LATE = 3 * 3_600_000;
const RUN = 'node dist/server/retention.js does it at once, and says what hinders it';

export async function lookAtRetention({ db, clock }: Patient): Promise<Finding[]> {
  return judgeRetention(await readLastRun(db()), clock());
}

export function judgeRetention(last: LastRun | null, now: Date): Finding[] {
  if (!last)
    return [
      warning(
        'what is over has never been removed',
        `a web server does so within the hour; ${RUN}`,
      ),
    ];
  const found: Finding[] = [];
  const minutes = Math.round((now.getTime() - last.started.getTime()) / 60_000);
  if (minutes * 60_000 > LATE)
    found.push(
      wrong(
        `what is over was last removed ${minutes} minutes ago`,
        `see that a web server runs; ${RUN}`,
      ),
    );
  if (last.failed.length > 0)
    found.push(wrong(`could not be removed: ${last.failed.join(', ')}`, RUN));
  const overdue = Object.keys(last.overdue);
  if (overdue.length > 0)
    found.push(warning(`not all that is over is removed yet: ${overdue.join(', ')}`, RUN));
  return found.length > 0 ? found : [ok(`what is over was removed ${minutes} minutes ago`)];
}
