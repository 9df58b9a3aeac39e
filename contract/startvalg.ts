import * as z from 'zod/mini';
import { MOST_OWN_COURTS, startvalgMessages as messages, STARTSIDER } from '#domain/startvalg.ts';

const own = {
  /** The ids of the courts that the user follows, in the user's order. The first is the standard court. */
  mineDomstoler: z.array(z.string()),
  /** The page that sign-in leads to. */
  startside: z.enum(STARTSIDER),
};

/** PUT velg-start. Without courts, the standard court is `alle`. */
export const velgStartSchema = z.object({
  mineDomstoler: z
    .array(
      z.string().check(z.regex(/^(?:[A-ZÆØÅ]{2}){1,2}$/, { error: () => messages.unknownCourt })),
    )
    .check(z.maxLength(MOST_OWN_COURTS, { error: () => messages.tooMany }))
    .check(z.refine((ids) => new Set(ids).size === ids.length, { error: () => messages.twice })),
  startside: own.startside,
});
export type VelgStart = z.infer<typeof velgStartSchema>;

/** GET standard-domstol: a court id, or `alle`; and what else the user begins with, which a server of the version before does not say. */
export const standardDomstolSchema = z.object({
  domstolId: z.string(),
  mineDomstoler: z._default(own.mineDomstoler, []),
  startside: z._default(own.startside, 'i-dag'),
});
