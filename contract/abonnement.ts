import * as z from 'zod/mini';
import {
  ABONNEMENT_SLAG,
  abonnementMessages as messages,
  type AbonnementSlag,
  MAX_ABONNEMENT_NAVN,
} from '#domain/abonnement.ts';
import { isUsable, normalizeLine } from '#domain/text-rules.ts';
import { sakIdParams } from './sak.ts';
import { optional } from './values.ts';
import { instantSchema } from './values.ts';

const slag = z.enum(Object.keys(ABONNEMENT_SLAG) as AbonnementSlag[]);

/** POST abonnementer: an address for the favourites, or for a saved search. */
export const abonnementFormSchema = z.object({
  navn: z
    .string({ error: () => messages.navnRequired })
    .check(
      z.overwrite(normalizeLine),
      z.minLength(1, { error: () => messages.navnRequired, abort: true }),
      z.maxLength(MAX_ABONNEMENT_NAVN, { error: () => messages.navnTooLong }),
      z.refine(isUsable, { error: () => messages.navnRequired }),
    ),
  slag,
  /** Null: the favourites. */
  lagretSoekId: z.nullable(z.int()),
});
export type AbonnementForm = z.infer<typeof abonnementFormSchema>;

/** What POST abonnementer answers. The address is a secret, and given this once. */
export const nyttAbonnementSchema = z.object({ id: z.int(), adresse: z.string() });
export type NyttAbonnement = z.infer<typeof nyttAbonnementSchema>;

export const abonnementParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

const abonnementSchema = z.object({
  id: z.int(),
  navn: z.string(),
  slag,
  lagretSoekId: z.nullable(z.int()),
  opprettet: instantSchema,
  /** When a program last asked for it, to the hour; null: never. */
  sistBrukt: z.nullable(instantSchema),
});
export type Abonnement = z.infer<typeof abonnementSchema>;

/** GET abonnementer, in the order in which they were made. */
export const abonnementerSchema = z.array(abonnementSchema);

/** GET kalender: the saved search, or one case; without them the favourites. */
export const kalenderParams = z.object({
  sakId: optional(sakIdParams.shape.sakId),
  lagretSoekId: optional(z.string().check(z.regex(/^\d{1,15}$/))),
});
