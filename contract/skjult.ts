import * as z from 'zod/mini';
import { instantSchema } from './values.ts';

/**
 * A case that the court has hidden: in the answer 410 `sak_skjult` (the field `skjultSak` of the error), and among the hidden
 * favourites. Only who has opened the case, or has it as a favourite, gets it. Why it is hidden is never told.
 */
export const skjultSakSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  domstolNavn: z.string(),
  skjult: instantSchema,
  erFavoritt: z.boolean(),
  /** Where to ask. */
  epost: z.string(),
});
export type SkjultSak = z.infer<typeof skjultSakSchema>;

/** GET favoritter/skjulte, the last added first. */
export const skjulteFavoritterSchema = z.array(skjultSakSchema);
