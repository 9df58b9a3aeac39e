import * as z from 'zod/mini';
import { paragraphs } from '#contract/soeknad.ts';
import { omittable } from '#contract/values.ts';
import { suspensjonMessages as messages } from '#domain/redaksjon-suspensjon.ts';
import type { Day } from '#domain/time.ts';

/** The form that suspends a newsroom as a whole. */
export const redaksjonSuspensjonSchema = z.object({
  begrunnelse: paragraphs(() => messages.reason),
  /** The last Oslo day; null: until it is lifted. */
  tilOgMed: z.nullable(z.iso.date({ error: messages.dayInvalid })),
});
export type RedaksjonSuspensjon = z.infer<typeof redaksjonSuspensjonSchema>;

/** The same with the rule that the last day is not before `today`, an Oslo day. */
export const redaksjonSuspensjonSchemaOn = (today: Day) =>
  redaksjonSuspensjonSchema.check(
    z.refine(({ tilOgMed }) => tilOgMed === null || tilOgMed >= today, {
      error: messages.past,
      path: ['tilOgMed'],
    }),
  );

/** POST redaksjon/{id}/suspender: with the version that was read. Without it, whatever is stored is replaced. */
export const suspenderRedaksjonSchema = z.extend(redaksjonSuspensjonSchema, {
  versjon: omittable(z.int()),
});
