import * as z from 'zod/mini';
import {
  lagredeSoekMessages as messages,
  MAX_ADRESSE,
  MAX_NAVN,
  UGYLDIG,
  type Ugyldig,
} from '#domain/lagrede-soek.ts';
import { VARSLE_VALG } from '#domain/notices.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { isUsable, normalizeLine } from '#domain/text-rules.ts';
import { ADVANCED_FIELDS, FASETTER, fasettParam, type SearchParams } from './search.ts';
import { instantSchema } from './values.ts';

const navn = z
  .string({ error: () => messages.navnRequired })
  .check(
    z.overwrite(normalizeLine),
    z.minLength(1, { error: () => messages.navnRequired, abort: true }),
    z.maxLength(MAX_NAVN, { error: () => messages.navnTooLong }),
    z.refine(isUsable, { error: () => messages.navnRequired }),
  );

/** PUT lagrede-soek/…/navn: another name. */
export const nyttNavnSchema = z.object({ navn });

/** POST lagrede-soek, and PUT lagrede-soek/…: a name and a search. */
export const lagretSoekFormSchema = z.object({
  navn,
  /** As in the address of the search page, without the question mark. */
  soek: z.string().check(z.maxLength(MAX_ADRESSE, { error: () => messages.tooLong })),
  /** Days that are a moving period (domain/lagrede-soek.ts) move with the day; otherwise they stay these days. */
  foelgerDagen: z.boolean(),
  /** How soon its owner is told what it finds. Without it, that stays as it is; of a new search nothing is told. */
  varsle: z.optional(z.enum(VARSLE_VALG)),
});
export type LagretSoekForm = z.infer<typeof lagretSoekFormSchema>;

/** POST lagrede-soek answers by which id the search is changed and deleted. */
export const lagretSoekIdSchema = z.object({ id: z.int() });

export const lagretSoekParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

const lagretSoekSchema = z.object({
  id: z.int(),
  navn: z.string(),
  /** The address of the search page, without the question mark, with the days of now. */
  soek: z.string(),
  /** What the period is called, when it moves with the day. */
  periode: z.nullable(z.string()),
  /** Why it can not be run. */
  ugyldig: z.nullable(z.enum(Object.keys(UGYLDIG) as Ugyldig[])),
  lagret: instantSchema,
  /** How soon its owner is told what it finds. */
  varsle: z.enum(VARSLE_VALG),
});
export type LagretSoek = z.infer<typeof lagretSoekSchema>;

/** GET lagrede-soek, in the order in which they were saved. */
export const lagredeSoekSchema = z.array(lagretSoekSchema);

/** GET lagrede-soek/antall: the searches that could be counted in time. */
export const lagredeSoekAntallSchema = z.array(
  z.object({
    id: z.int(),
    treff: z.int(),
    /** First seen since the reader was last here; null to somebody who has not been here before. */
    nye: z.nullable(z.int()),
  }),
);
export type LagredeSoekAntall = z.infer<typeof lagredeSoekAntallSchema>;

/** GET lagrede-soek/anslag: how many hits the search would have brought in the last weeks (`ANSLAG_WEEKS`); null when that can't be said. */
export const soekAnslagSchema = z.object({ treff: z.nullable(z.int()) });

/** Whether the search asks for something: words, a court, or a chosen value. Without that it is every case. */
export function asksForSomething(search: SearchParams): boolean {
  const texts = search.isAdvancedSearch ? ADVANCED_FIELDS.map((field) => search[field]) : [];
  return (
    search.domstolid !== ALL_COURTS ||
    [search.query, ...texts].some((text) => text.trim() !== '') ||
    FASETTER.some((fasett) => search[fasettParam(fasett)].length > 0)
  );
}
