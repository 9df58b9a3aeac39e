import * as z from 'zod/mini';
import { MOST_OWN_COURTS, startvalgMessages as messages, STARTSIDER } from '#domain/startvalg.ts';

/** PUT velg-start: own courts in their order, and the page after sign-in. Without courts, the standard court is `alle`. */
export const velgStartSchema = z.object({
  mineDomstoler: z
    .array(
      z.string().check(z.regex(/^(?:[A-ZÆØÅ]{2}){1,2}$/, { error: () => messages.unknownCourt })),
    )
    .check(z.maxLength(MOST_OWN_COURTS, { error: () => messages.tooMany }))
    .check(z.refine((ids) => new Set(ids).size === ids.length, { error: () => messages.twice })),
  startside: z.enum(STARTSIDER),
});
export type VelgStart = z.infer<typeof velgStartSchema>;
