import * as z from 'zod/mini';
import {
  MOST_OWN_COURTS,
  startvalgMessages as messages,
  STARTSIDER,
  VALGFRIE_KOLONNER,
} from '#domain/startvalg.ts';

const startvalgSchema = z.object({
  mineDomstoler: z
    .array(
      z.string().check(z.regex(/^(?:[A-ZÆØÅ]{2}){1,2}$/, { error: () => messages.unknownCourt })),
    )
    .check(z.maxLength(MOST_OWN_COURTS, { error: () => messages.tooMany }))
    .check(z.refine((ids) => new Set(ids).size === ids.length, { error: () => messages.twice })),
  startside: z.enum(STARTSIDER),
  skjulteKolonner: z.array(z.enum(VALGFRIE_KOLONNER)).check(z.maxLength(VALGFRIE_KOLONNER.length)),
  tetteRader: z.boolean(),
});

/**
 * PUT velg-start: own courts in their order, the page after sign-in, the columns that the table of cases leaves out, and whether its
 * rows stand close. What is not sent stays as it is. Without courts, the standard court is `alle`.
 */
export const velgStartSchema = z.partial(startvalgSchema);
export type VelgStart = Partial<z.infer<typeof startvalgSchema>>;
