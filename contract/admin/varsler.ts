import * as z from 'zod/mini';
import { BANNER_TYPES } from '#domain/banner.ts';
import { MAALGRUPPER } from '#domain/banners.ts';
import { instantSchema } from '#contract/values.ts';
import { bannerFormSchema, bannerMessages as messages } from './banner.ts';

const { message, purpose } = bannerFormSchema.shape;

/** A banner as an administrator may store it. Each field must be sent: one that is left out is no date. */
const fields = {
  message,
  purpose,
  /** Null: from now on. */
  start: z.nullable(z.iso.datetime({ offset: true, error: messages.startInvalid })),
  /** Null: until somebody stops it. */
  slutt: z.nullable(z.iso.datetime({ offset: true, error: messages.endInvalid })),
  til: z.enum(MAALGRUPPER, { error: messages.audienceRequired }),
};

interface Period {
  readonly start: string | null;
  readonly slutt: string | null;
}
const endsAfterStart = z.refine<Period>(
  ({ start, slutt }) => start === null || slutt === null || new Date(start) < new Date(slutt),
  { path: ['slutt'], error: messages.endBeforeStart },
);

/** POST varsler. */
export const nyttVarselSchema = z.object(fields).check(endsAfterStart);
export type NyttVarsel = z.infer<typeof nyttVarselSchema>;

const versjon = z.int().check(z.minimum(1));

/** PUT varsler/{id}: with the version that was read. */
export const endreVarselSchema = z.object({ ...fields, versjon }).check(endsAfterStart);

/** POST varsler/{id}/stopp. */
export const stoppVarselSchema = z.object({ versjon });

/** A banner, shown or not. */
const varselSchema = z.object({
  id: z.int(),
  message: z.string(),
  purpose: z.enum(BANNER_TYPES),
  /** Null: since a version of the service stored it that knew no start. */
  start: z.nullable(instantSchema),
  slutt: z.nullable(instantSchema),
  til: z.enum(MAALGRUPPER),
  versjon: z.int(),
  /** Who changed it last, and when; null when that is not known. */
  endret: z.nullable(z.object({ av: z.nullable(z.string()), tidspunkt: instantSchema })),
});
export type Varsel = z.infer<typeof varselSchema>;

/** GET varsler, and the answer of every change: shown now first, then planned ones by start, then those that are over. */
export const varslerSchema = z.object({ varsler: z.array(varselSchema) });
export type Varsler = z.infer<typeof varslerSchema>;
