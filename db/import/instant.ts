import { z } from 'zod';
import { readOsloLocalTime, type LocalTime } from '#domain/oslo-local-time.ts';
import { memo } from '#db/memo.ts';

const withOffset = z.iso.datetime({ offset: true });
const readLocal = memo(readOsloLocalTime);

const PROBLEM: Record<Exclude<LocalTime['kind'], 'instant'>, string> = {
  malformed: 'is no time; expected yyyy-MM-ddTHH:mm:ss, in Oslo time or with an offset',
  nonexistent: 'does not exist in Oslo: the clock goes forward over it',
  ambiguous: 'happens twice in Oslo, as the clock goes back: give it with an offset',
};

/** A time in a court's list: Oslo wall time without offset, or an instant with one. */
export const instantText = z.string().transform((text, context): Date => {
  const read = readLocal(text);
  if (read.kind === 'instant') return inRange(read.instant, text, context);
  if (read.kind === 'malformed' && withOffset.safeParse(text).success)
    return inRange(new Date(text), text, context);
  context.addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${PROBLEM[read.kind]}` });
  return z.NEVER;
});

/** Years in which a court's hearing can be; beyond them it is a typing error. */
function inRange(instant: Date, text: string, context: z.RefinementCtx): Date {
  const year = instant.getUTCFullYear();
  if (year >= 1970 && year < 2100) return instant;
  context.addIssue({
    code: 'custom',
    message: `${JSON.stringify(text)} is not in the years 1970–2099`,
  });
  return z.NEVER;
}
