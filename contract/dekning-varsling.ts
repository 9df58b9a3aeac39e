import * as z from 'zod/mini';
import { daySchema, optional } from './values.ts';

const maanedSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** The address of /dekning/varsling and of its calls: one that may not be seen, or none, is the newest that may. */
export const varslingParamsSchema = z.object({ maaned: optional(maanedSchema) });

/** In order: published by the court, in part, not, no such cases, too early to say. */
const publiseringSchema = z.enum(['ja', 'delvis', 'nei', 'ikkeAktuelt', 'forTidlig']);

/** GET dekning/varsling: how well each court announced the hearings that it held in a month, by the court's name. */
export const dekningVarslingSchema = z.object({
  /** The months that the reader may see, the newest first. */
  maaneder: z.array(maanedSchema),
  /** The month of these figures; null: there is none yet. */
  maaned: z.nullable(maanedSchema),
  /** The day on which journalists see it, and whether they do. */
  aapner: z.nullable(daySchema),
  erAapen: z.boolean(),
  domstoler: z.array(
    z.object({
      domstolId: z.string(),
      domstolNavn: z.string(),
      /** Hearings that were held, each in one of these (domain/dekning-varsling.ts). */
      antall: z.object({
        iTide: z.number(),
        senere: z.number(),
        flyttet: z.number(),
        uannonsert: z.number(),
      }),
      /** Working days on which no list came; their hearings are not among the others. */
      dagerUtenListe: z.number(),
      tiltaler: publiseringSchema,
      avgjoerelser: publiseringSchema,
      /** Cases that have been over for four weeks, without a decision. */
      ikkePublisert: z.number(),
    }),
  ),
});
export type DekningVarsling = z.infer<typeof dekningVarslingSchema>;
export type VarslingDomstol = DekningVarsling['domstoler'][number];
