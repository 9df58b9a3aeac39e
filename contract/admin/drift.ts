import * as z from 'zod/mini';
import { instantSchema } from '../common.ts';

const health = z.enum(['ok', 'down']);

/** GET drift: how the service is, for whoever operates it. */
export const driftSchema = z.object({
  avhengigheter: z.object({
    database: health,
    search: health,
    signIn: health,
    register: health,
    epost: z.enum(['ok', 'down', 'av']),
  }),
  indeks: z.object({
    motor: z.enum(['elasticsearch', 'postgres']),
    /** Cases that wait to be written, and how long the oldest has, seconds. */
    etterslep: z.object({ saker: z.int(), eldsteSekunder: z.number() }),
    forfalteOverganger: z.int(),
    sisteOppbygging: z.nullable(instantSchema),
    /** The rebuild that was asked for last; null when none ever was. */
    oppbygging: z.nullable(
      z.object({
        id: z.int(),
        status: z.enum(['venter', 'paagaar', 'ferdig', 'feilet']),
        bedtOm: instantSchema,
        startet: z.nullable(instantSchema),
        ferdig: z.nullable(instantSchema),
        /** Cases written so far, of how many. */
        skrevet: z.int(),
        totalt: z.int(),
        feil: z.nullable(z.string()),
      }),
    ),
  }),
  /** Cases by court, the most first. */
  domstoler: z.array(z.object({ domstolId: z.string(), navn: z.string(), saker: z.int() })),
  doedbrev: z.array(
    z.object({
      sakId: z.string(),
      grunn: z.string(),
      forsoek: z.int(),
      sistFeilet: instantSchema,
    }),
  ),
  epost: z.object({
    venter: z.int(),
    doed: z.array(
      z.object({
        id: z.int(),
        mal: z.string(),
        forsoek: z.int(),
        feil: z.string(),
        opprettet: instantSchema,
      }),
    ),
  }),
});
export type Drift = z.infer<typeof driftSchema>;
