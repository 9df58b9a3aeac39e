import * as z from 'zod/mini';
import { NOTAT_LIMITS, notatMessages as messages, withoutRepeated } from '#domain/notat.ts';
import { normalizeText } from '#domain/text-rules.ts';
import { alleBegrensningerSchema } from './begrensninger.ts';
import { instantSchema } from './values.ts';

const merkerSchema = z
  .array(z.string().check(z.maxLength(NOTAT_LIMITS.merke, { error: () => messages.merkeTooLong })))
  .check(
    z.overwrite(withoutRepeated),
    z.maxLength(NOTAT_LIMITS.merker, { error: () => messages.tooManyMerker }),
  );

/** How often the note has been changed; 0: there is none. */
const versjonSchema = z.int().check(z.nonnegative());

/** PUT notat/{sakId}. Without text and labels, the note is deleted. */
export const lagreNotatSchema = z.object({
  tekst: z
    .string()
    .check(
      z.overwrite(normalizeText),
      z.maxLength(NOTAT_LIMITS.tekst, { error: () => messages.tooLong }),
    ),
  merker: merkerSchema,
  /** Of the note that was changed. When there is a newer one, this is refused with 409. */
  versjon: versjonSchema,
});
export type LagreNotat = z.infer<typeof lagreNotatSchema>;

/** What is there when it has been saved. */
export const lagretNotatSchema = z.object({ versjon: versjonSchema });

/** GET notat/{sakId}: the reader's own; empty when there is none. */
export const notatSchema = z.object({
  tekst: z.string(),
  merker: z.array(z.string()),
  versjon: versjonSchema,
  endret: z.nullable(instantSchema),
});
export type Notat = z.infer<typeof notatSchema>;

/** GET notater: all of the reader's own, the last changed first. */
export const notaterSchema = z.array(
  z.object({
    sakId: z.string(),
    saksnummer: z.string(),
    erHentetFraSakApi: z.boolean(),
    domstolNavn: z.string(),
    /** As in every list of cases; null when the case is hidden. */
    saksTema: z.nullable(z.string()),
    begrensninger: alleBegrensningerSchema,
    /** The court has hidden the case: it has no page, and nothing of it is shown but number and court. */
    skjult: z.boolean(),
    /** Null when it can not be read: its key has been taken away. */
    tekst: z.nullable(z.string()),
    merker: z.array(z.string()),
    endret: instantSchema,
  }),
);
export type NotatIListe = z.infer<typeof notaterSchema>[number];
