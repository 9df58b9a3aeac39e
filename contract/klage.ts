import * as z from 'zod/mini';
import { KLAGE_SVAR, KLAGE_UTFALL, klageMessages, klageSvarMessages } from '#domain/klage.ts';
import { plain } from './paths.ts';
import { paragraphs } from './soeknad.ts';
import { daySchema, instantSchema, omittable } from './values.ts';

/** The applicant's complaint about the rejection. Not with the other paths, which every page loads. */
export const klagePath = plain('/api/presse/min-soeknad/klage');

/** GET min-soeknad/klage: that the own application was rejected, the right to complain, and what has been complained. */
export const minKlageSchema = z.object({
  avslaatt: instantSchema,
  begrunnelse: z.string(),
  frist: daySchema,
  /** A complaint that is sent now comes too late. */
  forSen: z.boolean(),
  instans: z.string(),
  /** Whom to ask, and to send it to by e-mail. */
  spoer: z.string(),
  klage: z.nullable(
    z.object({
      tekst: z.string(),
      sendt: instantSchema,
      forSen: z.boolean(),
      utfall: z.nullable(z.enum(KLAGE_UTFALL)),
      avgjort: z.nullable(instantSchema),
      ord: z.nullable(z.string()),
    }),
  ),
});
export type MinKlage = z.infer<typeof minKlageSchema>;

/** The letter. */
export const klageBrevSchema = z.object({ tekst: paragraphs(() => klageMessages.tekst) });

/** POST min-soeknad/klage; `avslaatt` says which rejection was read. */
export const nyKlageSchema = z.extend(klageBrevSchema, { avslaatt: omittable(instantSchema) });
export type NyKlage = z.infer<typeof nyKlageSchema>;

/** A complaint as administrators see it. */
export const klageDetaljerSchema = z.object({
  tekst: z.string(),
  sendt: instantSchema,
  frist: daySchema,
  forSen: z.boolean(),
  utfall: z.nullable(z.enum(KLAGE_UTFALL)),
  avgjort: z.nullable(instantSchema),
  /** Who answered it, if known. */
  av: z.nullable(z.string()),
  ord: z.nullable(z.string()),
  instans: z.string(),
  /** Whoever asks has rejected the application: somebody else should judge. */
  egetAvslag: z.boolean(),
});
export type KlageDetaljer = z.infer<typeof klageDetaljerSchema>;

/** What an administrator fills in. */
export const klageSvarFieldsSchema = z.object({
  svar: z.enum(KLAGE_SVAR),
  ord: paragraphs(() => klageSvarMessages.ord),
});

/** POST soeknad/{id}/klage; `avgjort` is that of the answer that was read, null when there was none. */
export const klageSvarSchema = z.extend(klageSvarFieldsSchema, {
  avgjort: z.nullable(instantSchema),
});
export type KlageSvarSendt = z.infer<typeof klageSvarSchema>;
