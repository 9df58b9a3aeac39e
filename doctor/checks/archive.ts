import { readWaiting, type Waiting } from '#db/arkiv/pakker.ts';
import { type Finding, ok, warning } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { isReceiptLate } from '#domain/arkiv.ts';

const LIST = 'node dist/server/arkiv.js --liste says which';

export async function lookAtArchive({ values, db, clock }: Patient): Promise<Finding[]> {
  return [judgeArchive(await readWaiting(db()), values.ARKIV ?? false, clock())];
}

/** What waits is kept, and with it what somebody has deleted: an archive that answers nothing keeps it for ever. */
export function judgeArchive({ count, oldest }: Waiting, isOn: boolean, now: Date): Finding {
  if (!isOn)
    return count > 0
      ? warning(
          `${count} packages wait for an archive, and ARKIV is not set`,
          `set ARKIV, or acknowledge them by hand; ${LIST}`,
        )
      : ok('there is none (ARKIV is not set)');
  if (oldest && isReceiptLate(oldest, now)) {
    const days = Math.floor((now.getTime() - oldest.getTime()) / 86_400_000);
    return warning(
      `${count} packages wait for the archive, the oldest for ${days} days`,
      `ask the archive whether it reads them; ${LIST}`,
    );
  }
  return ok(`${count} packages wait for the archive`);
}
