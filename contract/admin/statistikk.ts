import * as z from 'zod/mini';
import { daySchema, optional } from '#contract/values.ts';

/** The address of the page and of its calls: without them, or with a period that can't be shown, the last twelve months. */
export const statistikkParamsSchema = z.object({
  fra: optional(daySchema),
  til: optional(daySchema),
});
export type StatistikkParams = z.infer<typeof statistikkParamsSchema>;

const maaned = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const antall = z.int();
const dager = z.number();

/** GET statistikk (domain/statistikk.ts says what each counts). */
export const statistikkSchema = z.object({
  fra: daySchema,
  til: daySchema,
  soeknader: z.array(
    z.object({
      maaned,
      antall: z.nullable(
        z.object({ godkjent: antall, ikkeGodkjent: antall, ikkeAvgjort: antall, trukket: antall }),
      ),
    }),
  ),
  tid: z.array(
    z.object({
      maaned,
      avgjort: z.nullable(antall),
      dager: z.nullable(z.object({ median: dager, niAvTi: dager, lengst: dager })),
    }),
  ),
  eldsteVenter: z.nullable(dager),
  redaksjoner: z.array(z.object({ navn: z.nullable(z.string()), brukere: antall })),
  andre: z.nullable(z.object({ redaksjoner: antall, brukere: antall })),
  soek: z.array(z.object({ maaned, antall: z.nullable(antall), perDag: z.nullable(z.number()) })),
  varsler: z.array(
    z.object({
      maaned,
      meldt: z.nullable(antall),
      epost: z.nullable(antall),
      stoppet: z.nullable(antall),
    }),
  ),
  soekSomVarsler: antall,
});
