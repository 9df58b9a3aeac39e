import { subHours } from 'date-fns';
import type { Knex } from 'knex';
import { noteDays, noteImported, readInnlesinger } from '#db/domstol/innlesinger.ts';
import { run, sql } from '#db/sql.ts';
import { DEKNING_WEEKS } from '#domain/dekning.ts';
import { isWorkingDay } from '#domain/mottak.ts';
import { type Day, endOfOsloDay, osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';

/** One court of so many sends nothing for a while, so that a late list can be seen. */
const LATE_ONE_OF = 25;
const LATE_DAYS = 8;
/** One court in this many had a gap of some days, which is over. */
const GAP_ONE_OF = 7;
const GAP_DAYS = [20, 27] as const;

/**
 * Notes when each court's list was received: in the evening before the day, from a few courts long ago. A court stands once for each case.
 * What has come later, by an import, stays.
 */
export async function noteReceipts(db: Knex, domstolIds: readonly string[], day: Day) {
  const courts = [...new Set(domstolIds)].sort();
  const late = new Set(courts.filter((_, at) => at % LATE_ONE_OF === LATE_ONE_OF - 1));
  const before = new Map((await readInnlesinger(db)).map((one) => [one.domstolId, one.sist]));
  const received = (days: number) => subHours(endOfOsloDay(shiftDay(day, { days: -1 - days })), 2);
  await db.transaction(async (trx) => {
    for (const [isLate, at] of [
      [false, received(0)],
      [true, received(LATE_DAYS)],
    ] as const) {
      const ids = domstolIds.filter((id) => late.has(id) === isLate);
      const isNew = (id: string) => (before.get(id)?.getTime() ?? 0) < at.getTime();
      await noteImported(trx, ids.filter(isNew), at);
      const last = osloDay(at);
      const unique = courts.filter((id) => late.has(id) === isLate);
      const withGap = unique.filter((_, nr) => nr % GAP_ONE_OF === GAP_ONE_OF - 1);
      const days = workingDaysBefore(last);
      const [to, from] = GAP_DAYS.map((ago) => shiftDay(last, { days: -ago })) as [Day, Day];
      await noteDays(
        trx,
        unique.filter((id) => !withGap.includes(id)),
        [...days, last],
      );
      await noteDays(trx, withGap, [...days.filter((one) => one < from || one > to), last]);
    }
    await run(
      trx,
      sql`update innlesing i set foerste = least(foerste, ${startOfOsloDay(shiftDay(day, { days: -7 * DEKNING_WEEKS }))})
        where domstol_id = any(${courts})`,
    );
  });
}

function workingDaysBefore(last: Day): Day[] {
  const days = Array.from({ length: 7 * DEKNING_WEEKS }, (_, ago) =>
    shiftDay(last, { days: -1 - ago }),
  );
  return days.filter(isWorkingDay);
}
