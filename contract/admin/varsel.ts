import * as z from 'zod/mini';
import { normalizeText } from '#domain/text-rules.ts';
import { VARSEL_TYPES } from '#domain/varsel.ts';

/** The texts of the banner's form (docs/PRODUCT.md, "The banner"). */
export const varselMessages = {
  messageRequired: 'Melding er påkrevd.',
  purposeRequired: 'Varseltype er påkrevd.',
  tooLong: 'Meldingen kan ikke være lengre enn 500 tegn.',
  dateInvalid: 'Sluttdato må være en dato.',
  failed: 'Noe uventet gikk galt.',
} as const;

/** The longest text of a banner; nobody reads more than a few lines. */
const MAX_VARSEL = 500;

/** A banner as an administrator may save it. */
export const varselFormSchema = z.object({
  message: z
    .string({ error: varselMessages.messageRequired })
    .check(
      z.overwrite(normalizeText),
      z.minLength(1, { error: varselMessages.messageRequired, abort: true }),
      z.maxLength(MAX_VARSEL, varselMessages.tooLong),
    ),
  purpose: z.enum(VARSEL_TYPES, { error: varselMessages.purposeRequired }),
  /** An empty field means no end date. */
  endDate: z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(z.iso.date({ error: varselMessages.dateInvalid })),
    ),
  ),
});
export type VarselForm = z.infer<typeof varselFormSchema>;

/** POST legg-til-varsel and oppdater-varsel: `content` is the banner as JSON in a string. */
export const varselPayloadSchema = z.object({ content: z.string().check(z.maxLength(10_000)) });

/** GET siteContents/hent-varsel: the stored banner, shown or not; null when there is none. */
export const storedVarselSchema = z.object({
  content: z.nullable(z.string()),
  /** Whether press users see it now. */
  vises: z.boolean(),
});
