import * as z from 'zod/mini';
import { avslagMessages } from '#domain/avslag.ts';
import { type RedigerbarMal, REDIGERBARE } from '#domain/epost-mal.ts';
import { LIMITS, normalizeLine, normalizeText } from '#domain/text-rules.ts';
import { paragraphs } from '#contract/soeknad.ts';
import { instantSchema, omittable } from '#contract/values.ts';

/* The reasons for rejections, and the texts of e-mails (docs/PRODUCT.md, "Administration"). */

const endretSchema = z.object({ av: z.nullable(z.string()), tidspunkt: instantSchema });

const tekst = paragraphs(() => avslagMessages.tekst);

/** A reason as an administrator writes it. */
export const avslagsgrunnFormSchema = z.object({
  navn: z
    .string({ error: avslagMessages.navn })
    .check(
      z.overwrite(normalizeLine),
      z.minLength(1, { error: avslagMessages.navn, abort: true }),
      z.maxLength(LIMITS.line, avslagMessages.navnTooLong),
    ),
  tekstNb: tekst,
  tekstNn: tekst,
  iBruk: z.boolean(),
});

/** POST avslagsgrunner and avslagsgrunner/{id}. */
export const avslagsgrunnPayloadSchema = z.extend(avslagsgrunnFormSchema, {
  /** Which of the list it is, from 1. */
  plass: z.int().check(z.gte(1), z.lte(1000)),
  /** The version that was read. Without it, whatever is stored is replaced. */
  versjon: omittable(z.int()),
});
export type AvslagsgrunnPayload = z.infer<typeof avslagsgrunnPayloadSchema>;

export const avslagsgrunnSchema = z.object({
  id: z.int(),
  navn: z.string(),
  tekstNb: z.string(),
  tekstNn: z.string(),
  iBruk: z.boolean(),
  versjon: z.int(),
  endret: endretSchema,
});
export type Avslagsgrunn = z.infer<typeof avslagsgrunnSchema>;

/** GET avslagsgrunner: all of them in their order. One is `naa` in a 409. */
export const avslagsgrunnerSchema = z.object({ grunner: z.array(avslagsgrunnSchema) });

/** The texts of an e-mail, as the fields of their form. */
export const epostTeksterSchema = z.object({
  emneNb: z.string().check(z.overwrite(normalizeLine)),
  tekstNb: z.string().check(z.overwrite(normalizeText)),
  emneNn: z.string().check(z.overwrite(normalizeLine)),
  tekstNn: z.string().check(z.overwrite(normalizeText)),
});
export type EpostTekster = z.infer<typeof epostTeksterSchema>;

const malSchema = z.enum(REDIGERBARE as [RedigerbarMal, ...RedigerbarMal[]]);

/** GET epostmaler. */
export const epostMalerSchema = z.object({
  maler: z.array(
    z.object({
      mal: malSchema,
      /** Whether another text than the program's own is sent. */
      erEndret: z.boolean(),
      endret: z.nullable(endretSchema),
    }),
  ),
});

/** GET epostmaler/{mal}; also `naa` in a 409. */
export const epostMalSchema = z.object({
  mal: malSchema,
  /** The newest; 0 is none. */
  versjon: z.int(),
  /** The program's own text. */
  opprinnelig: epostTeksterSchema,
  /** The newest first. Without texts: the program's own. */
  versjoner: z.array(
    z.extend(endretSchema, { nr: z.int(), tekster: z.nullable(epostTeksterSchema) }),
  ),
});
export type EpostMal = z.infer<typeof epostMalSchema>;

/** POST epostmaler/{mal}. */
export const epostMalPayloadSchema = z.object({
  /** Null: the program's own text again. */
  tekster: z.nullable(epostTeksterSchema),
  /** The newest version that was read; 0 is none. Without it, whatever is stored is replaced. */
  versjon: omittable(z.int().check(z.gte(0), z.lte(1_000_000))),
});
export type EpostMalPayload = z.infer<typeof epostMalPayloadSchema>;

/** POST epostmaler/{mal}/forhaandsvisning: each e-mail as it would be sent, with an example. */
export const forhaandsvisningSchema = z.object({
  eposter: z.array(
    z.object({
      spraak: z.enum(['nb', 'nn', 'begge']),
      emne: z.string(),
      tekst: z.string(),
      html: z.string(),
    }),
  ),
});
export type Forhaandsvisning = z.infer<typeof forhaandsvisningSchema>;
