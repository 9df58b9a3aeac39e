import * as z from 'zod/mini';
import { normalizeText } from '#domain/text-rules.ts';
import { bokmaal } from '#domain/texts.ts';
import { osloDay, type Day } from '#domain/time.ts';
import { BANNER_TYPES } from '#domain/banner.ts';
import { instantSchema, omittable } from '#contract/values.ts';

/** The texts of the banner's form (docs/PRODUCT.md, "The banner"). */
export const bannerMessages = bokmaal({
  messageRequired: 'Melding er påkrevd.',
  purposeRequired: 'Varseltype er påkrevd.',
  tooLong: 'Meldingen kan ikke være lengre enn 500 tegn.',
  dateInvalid: 'Sluttdato må være en dato.',
  failed: 'Noe uventet gikk galt.',
  audienceRequired: 'Velg hvem som skal se varselet.',
  endRequired: 'Fyll ut sluttdato, eller kryss av for «Inntil videre».',
  startInvalid: 'Startdato må ha både dato og klokkeslett.',
  endInvalid: 'Sluttdato må ha både dato og klokkeslett.',
  noSuchTime: 'Klokkeslettet finnes ikke den natten klokken stilles.',
  endBeforeStart: 'Slutt må være etter start.',
});

/** The longest text of a banner; nobody reads more than a few lines. */
const MAX_BANNER = 500;

const dayOfText = (text: string): Day => (text.includes('T') ? osloDay(new Date(text)) : text);

/** A banner as an administrator may save it. */
export const bannerFormSchema = z.object({
  message: z
    .string({ error: bannerMessages.messageRequired })
    .check(
      z.overwrite(normalizeText),
      z.minLength(1, { error: bannerMessages.messageRequired, abort: true }),
      z.maxLength(MAX_BANNER, bannerMessages.tooLong),
    ),
  purpose: z.enum(BANNER_TYPES, { error: bannerMessages.purposeRequired }),
  /** An Oslo day, or an instant on it; an empty field means no end date. */
  endDate: z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), z.iso.date(), instantSchema], bannerMessages.dateInvalid)),
      z.transform((text) => (text ? dayOfText(text) : undefined)),
    ),
  ),
});
export type BannerForm = z.infer<typeof bannerFormSchema>;

/** POST legg-til-varsel and oppdater-varsel: `content` is the banner as JSON in a string. */
export const bannerPayloadSchema = z.object({
  content: z.string().check(z.maxLength(10_000)),
  /** The version that was read. Without it, an update replaces whatever is stored. */
  versjon: omittable(z.int()),
});

/** GET siteContents/hent-varsel: the stored banner, shown or not; null when there is none. */
export const storedBannerSchema = z.object({
  content: z.nullable(z.string()),
  /** Whether press users see it now. */
  vises: z.boolean(),
  /** Sent back with a change, so that the change of another administrator is not overwritten. */
  versjon: z.nullable(z.int()),
  /** Who stored or deleted it last, and when; null when nobody has. */
  endret: z._default(
    z.nullable(z.object({ av: z.nullable(z.string()), tidspunkt: instantSchema })),
    null,
  ),
});
