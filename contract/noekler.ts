import * as z from 'zod/mini';
import {
  MAX_NOEKKELNAVN,
  NOEKKEL_DAGER,
  noekkelMessages as messages,
  OMFANG_VALG,
} from '#domain/noekler.ts';
import { isUsable, normalizeLine } from '#domain/text-rules.ts';
import { instantSchema } from './values.ts';

/** POST noekler: a key for a program. */
export const noekkelFormSchema = z.object({
  navn: z
    .string({ error: () => messages.navnRequired })
    .check(
      z.overwrite(normalizeLine),
      z.minLength(1, { error: () => messages.navnRequired, abort: true }),
      z.maxLength(MAX_NOEKKELNAVN, { error: () => messages.navnTooLong }),
      z.refine(isUsable, { error: () => messages.navnRequired }),
    ),
  omfang: z
    .array(z.enum(OMFANG_VALG), { error: () => messages.omfangRequired })
    .check(
      z.minLength(1, { error: () => messages.omfangRequired }),
      z.maxLength(OMFANG_VALG.length, { error: () => messages.omfangRequired }),
    ),
  /** For how many days it is valid. */
  dager: z.literal(NOEKKEL_DAGER, { error: () => messages.dagerRequired }),
});
export type NoekkelForm = z.infer<typeof noekkelFormSchema>;

export const noekkelParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

const noekkelSchema = z.object({
  id: z.int(),
  navn: z.string(),
  omfang: z.array(z.enum(OMFANG_VALG)),
  opprettet: instantSchema,
  utloeper: instantSchema,
  erUtloept: z.boolean(),
  /** To the minute; null: never. */
  sistBrukt: z.nullable(instantSchema),
});
export type Noekkel = z.infer<typeof noekkelSchema>;

/** GET noekler, the newest first. The keys themselves are nowhere. */
export const noeklerSchema = z.array(noekkelSchema);

/** The answer to POST noekler: the only time that the key itself is shown. */
export const nyNoekkelSchema = z.object({ id: z.int(), noekkel: z.string() });
export type NyNoekkel = z.infer<typeof nyNoekkelSchema>;
