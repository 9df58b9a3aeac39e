import * as z from 'zod/mini';
import { FORSVINNER } from '#domain/i-dag.ts';
import { FILTYPER } from '#domain/sak.ts';
import { endringFortaltSchema, sakFortaltSchema } from './notices.ts';
import { daySchema, instantSchema } from './values.ts';

/** GET i-dag: what the reader's courts, favourites and time have done since. No party and no subject. */
export const iDagSchema = z.object({
  /** Since when it is told: when the reader was last here; to somebody who has not been here before, the last day. */
  siden: instantSchema,
  erFoersteBesoek: z.boolean(),
  /** How many favourites there are, and what has changed of them, the newest first. */
  favoritter: z.object({
    antall: z.int(),
    endringer: z.array(z.object({ sak: sakFortaltSchema, endring: endringFortaltSchema })),
  }),
  /** Decisions and indictments that have come in own courts and of favourites, the newest first. */
  dokumenter: z.object({
    linjer: z.array(
      z.object({
        sak: sakFortaltSchema,
        filtype: z.enum(FILTYPER),
        tidspunkt: instantSchema,
        avsagt: z.nullable(daySchema),
      }),
    ),
    /** There are older ones than these. */
    flere: z.boolean(),
  }),
  /** What becomes hidden of favourites in the next days, the nearest first. */
  forsvinner: z.array(
    z.object({
      sak: sakFortaltSchema,
      hva: z.enum(FORSVINNER),
      /** The day on which it goes. */
      dag: daySchema,
      sisteRettsmoete: z.nullable(daySchema),
    }),
  ),
});
export type IDag = z.infer<typeof iDagSchema>;
