import * as z from 'zod/mini';
import { sakSchema } from './sak.ts';
import { instantSchema } from './values.ts';

/** GET lagrede-soek/…/siden: what is asked for. `readSted` (domain/endret-siden.ts) says what is no place. */
export const sidenParams = z.object({
  siden: z.optional(z.string()),
  /** Whether the answer says which cases the search finds now, so that a program can delete the others. */
  finnes: z.optional(z.enum(['true', 'false'])),
});

const endretSakSchema = z.extend(sakSchema, {
  /** By when the names of the case must be deleted wherever they have been copied to; null when it has none. */
  navnSlettesSenest: z.nullable(instantSchema),
});

/** Hits of a saved search that are new, or that the court has changed, since then, in that order. */
export const endretSidenSchema = z.object({
  saker: z.array(endretSakSchema),
  /**
   * The ids of all cases that the search finds now, in order; null when it is not asked for. What a program has beside them is gone for
   * it: why is not told, nor kept who was given what.
   */
  finnes: z.nullable(z.array(z.string())),
  /** `siden` of the next call. */
  neste: z.string(),
  /** There are more already. */
  flere: z.boolean(),
});
