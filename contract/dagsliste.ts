import * as z from 'zod/mini';
import { UTGAAR } from '#domain/dagsliste-moeter.ts';
import { tidSchema } from './endringer.ts';
import { moeteSchema, sakSchema } from './sak.ts';
import { daySchema, optional } from './values.ts';

/** What is asked for; an invalid value counts as missing, and `validateDagsliste` (domain/dagsliste.ts) reports it. */
export const dagslisteParams = z.object({
  /** The id of one court. No other text fits: the audit log keeps it as it is. */
  domstolid: optional(z.string().check(z.regex(/^(?:[A-ZÆØÅ]{2}){1,2}$/))),
  dag: optional(daySchema),
});

/** A hearing of the day: with `utgaar` it was to be then, and is not held. */
const moeteOfDaySchema = z.extend(moeteSchema, {
  utgaar: z.nullable(z.enum(UTGAAR)),
  /** When and where it was to be, when it has been moved to this time or room. */
  flyttetFra: z.nullable(tidSchema),
  /** When and where it is instead, when it has been moved to another day. */
  flyttetTil: z.nullable(tidSchema),
});
export type MoeteOfDay = z.infer<typeof moeteOfDaySchema>;

/** A case with hearings on the day, held or not; those that are held `gjelder`. All stand in `moeter` with room and type. */
export const dagslisteSakSchema = z.extend(sakSchema, {
  rettensAdministrator: z.nullable(z.string()),
  moeter: z.array(moeteOfDaySchema),
});
export type DagslisteSak = z.infer<typeof dagslisteSakSchema>;

/** GET dagsliste: the hearings of one court on one day, by case. */
export const dagslisteSchema = z.object({ saker: z.array(dagslisteSakSchema) });
export type Dagsliste = z.infer<typeof dagslisteSchema>;
