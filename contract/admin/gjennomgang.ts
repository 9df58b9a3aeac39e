import * as z from 'zod/mini';
import {
  GJENNOMGANG_SLAG,
  MAANED,
  MAX_ORD,
  VURDERINGER,
  type Vurdering,
  gjennomgangMessages as messages,
} from '#domain/gjennomgang.ts';
import { normalizeLine } from '#domain/text-rules.ts';
import { daySchema, instantSchema } from '#contract/values.ts';
import { revisjonRadSchema } from './revisjon.ts';

const maanedSchema = z.string().check(z.regex(MAANED));
const vurderingSchema = z.enum(Object.keys(VURDERINGER) as Vurdering[]);
/** Who and when; no name: the account is gone. */
const avSchema = { av: z.nullable(z.string()), tidspunkt: instantSchema };

const gjennomgangSchema = z.object({
  maaned: maanedSchema,
  /** Rows of the log of the month. */
  hendelser: z.int(),
  /** Persons who reach a limit, and are not listed because others have reached higher. */
  utelatt: z.int(),
  rader: z.int(),
  vurdert: z.int(),
  /** Of the rows: what is unusual; the others are drawn. */
  uvanlige: z.int(),
  /** The last day on which it is signed in time. */
  frist: daySchema,
  forfalt: z.boolean(),
  signert: z.nullable(z.object(avSchema)),
});
export type Gjennomgang = z.infer<typeof gjennomgangSchema>;

/** GET gjennomgang: every review, the newest month first. */
export const gjennomgangerSchema = z.object({ gjennomganger: z.array(gjennomgangSchema) });

/** One row; also `naa` in a 409. */
export const gjennomgangRadSchema = z.object({
  nr: z.int(),
  slag: z.enum(GJENNOMGANG_SLAG),
  /** Whose reading is unusual, or who did what was drawn; null: that is known no longer. */
  person: z.nullable(z.object({ navn: z.nullable(z.string()), pseudonym: z.string() })),
  /** When the event was that was drawn; of unusual reading when the month began. */
  tidspunkt: instantSchema,
  /** What was drawn, as the log shows it; null: the log has removed it, or the row is of unusual reading. */
  hendelse: z.nullable(revisjonRadSchema),
  /** Of unusual reading: how much in the month, and in the one before. */
  antall: z.nullable(z.int()),
  antallFoer: z.nullable(z.int()),
  /** It is about the caller, who may not judge it. */
  egen: z.boolean(),
  vurdering: z.nullable(z.object({ ...avSchema, verdi: vurderingSchema, ord: z.string() })),
  /** Counts the judgements. */
  versjon: z.int(),
});
export type GjennomgangRad = z.infer<typeof gjennomgangRadSchema>;

/** GET gjennomgang/{maaned}. */
export const gjennomgangDetaljerSchema = z.object({
  gjennomgang: gjennomgangSchema,
  rader: z.array(gjennomgangRadSchema),
});
export type GjennomgangDetaljer = z.infer<typeof gjennomgangDetaljerSchema>;

/** POST gjennomgang/{maaned}/rad/{nr}: what must be followed up is said in words. */
export const vurderRadSchema = z
  .object({
    vurdering: z.enum(Object.keys(VURDERINGER) as Vurdering[], { error: messages.vurdering }),
    ord: z.string().check(z.overwrite(normalizeLine), z.maxLength(MAX_ORD, messages.ordTooLong)),
    /** The version that was read. */
    versjon: z.int().check(z.gte(0), z.lte(1_000_000)),
  })
  .check(
    z.refine(({ vurdering, ord }) => vurdering !== 'foelges_opp' || ord !== '', {
      error: messages.ordRequired,
      path: ['ord'],
    }),
  );
export type VurderRad = z.infer<typeof vurderRadSchema>;

/** POST gjennomgang/{maaned}/signer. */
export const signerGjennomgangSchema = z.object({
  bekreftet: z.literal(true, { error: messages.bekreft }),
});
