import { osloDay } from '#domain/time.ts';

const TENTHS = 10;
const DAY = 24 * 3_600_000;

/** Whether a case belongs to the tenth of this Oslo day: each case does on one of any ten days that follow each other. */
export function tenthOf(now: Date): (sakId: string) => boolean {
  const today = (Date.parse(osloDay(now)) / DAY) % TENTHS;
  return (sakId) => tenthOfCase(sakId) === today;
}

/** FNV-1a: ids that are numbered, or say their year and court, are spread evenly too. */
function tenthOfCase(sakId: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sakId.length; at++)
    hash = Math.imul(hash ^ sakId.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % TENTHS;
}
