import * as z from 'zod/mini';
import { UTGAAR } from '#domain/dagsliste-moeter.ts';
import { tidSchema } from './endringer.ts';
import { moeteSchema, sakSchema } from './sak.ts';
import { daySchema, list, optional, or, readParams } from './values.ts';

/** What is asked for; an invalid value counts as missing, and `validateDagsliste` (domain/dagsliste.ts) reports it. */
export const dagslisteParams = z.object({
  /** The ids of courts, or 'alle'. No other text fits: the audit log keeps it as it is. */
  domstolid: or(
    z.pipe(list, z.array(z.string().check(z.regex(/^(?:alle|(?:[A-ZÆØÅ]{2}){1,2})$/)))),
    [],
  ),
  dag: optional(daySchema),
});

/** Reads which lists are asked for from an address. */
export const readDagslisteParams = (params: URLSearchParams) =>
  readParams(dagslisteParams, params, ['domstolid']);

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
const dagslisteSakSchema = z.extend(sakSchema, {
  /** The id of its court; a server of the version before sends none. */
  domstolId: z._default(z.string(), ''),
  rettensAdministrator: z.nullable(z.string()),
  moeter: z.array(moeteOfDaySchema),
});
export type DagslisteSak = z.infer<typeof dagslisteSakSchema>;

/** A day on which the court holds hearings, and how many of them. */
const courtDaySchema = z.object({ dag: daySchema, antall: z.int() });

/** The days with hearings that are nearest to the day of the list, of those that may be searched. */
const nearestDaysSchema = z.object({
  domstolId: z.string(),
  forrige: z.nullable(courtDaySchema),
  neste: z.nullable(courtDaySchema),
});
export type NearestDays = z.infer<typeof nearestDaysSchema>;

/** GET dagsliste: the hearings of one court, several or all of them on one day, by case. */
export const dagslisteSchema = z.object({
  saker: z.array(dagslisteSakSchema),
  /** Of each court that was asked for, in that order; none when all were. A server of the version before sends none. */
  domstoler: z._default(z.array(nearestDaysSchema), []),
});
export type Dagsliste = z.infer<typeof dagslisteSchema>;
