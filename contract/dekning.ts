import * as z from 'zod/mini';
import { daySchema, instantSchema } from './values.ts';

/** How many there are, and the first and the last day of them; without any, null. */
const omfangSchema = z.object({
  antall: z.number(),
  fra: z.nullable(daySchema),
  til: z.nullable(daySchema),
});

/** GET dekning: what each court has delivered, as it is shown now, by the court's name. */
export const dekningSchema = z.object({
  /** When the figures were counted. */
  oppdatert: instantSchema,
  /** The Mondays of the weeks, the oldest first. */
  uker: z.array(daySchema),
  domstoler: z.array(
    z.object({
      domstolId: z.string(),
      domstolNavn: z.string(),
      /** Null: no list has ever come. */
      sistMottatt: z.nullable(instantSchema),
      /** Nothing has come for so long that the list may lack cases (domain/mottak.ts). */
      erForsinket: z.boolean(),
      /** Cases with a hearing that is not over, by the days of these hearings. */
      berammede: omfangSchema,
      /** Decisions that are available, by the day on which they were given. */
      avgjoerelser: omfangSchema,
      /** Indictments that are available, by the day of publication. */
      tiltaler: omfangSchema,
      /** Cases that were first seen in each of `uker`. */
      nyePerUke: z.array(z.number()),
      /** Working days without a list (domain/dekning.ts), the oldest first. */
      hull: z.array(z.object({ fra: daySchema, til: daySchema })),
    }),
  ),
});
export type Dekning = z.infer<typeof dekningSchema>;
export type DekningDomstol = Dekning['domstoler'][number];
