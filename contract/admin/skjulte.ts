import * as z from 'zod/mini';
import { BEGRENSNINGER } from '#domain/sak.ts';
import { OMFANG, tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { daySchema, instantSchema } from '#contract/values.ts';
import { forslagSchema, settBegrensningSchema, skjulSchema } from './saker.ts';

const common = {
  id: z.int(),
  sakId: z.string(),
  /** null: of a case that is gone, and had no number. */
  saksnummer: z.nullable(z.string()),
  domstolNavn: z.nullable(z.string()),
  /** Why, or what the journalists read. Never with the name of a party. */
  tekst: z.string(),
  siden: instantSchema,
  /** Whoever did it, in words; null: an administrator who is one no more. */
  av: z.nullable(z.string()),
  /** The Oslo day on which somebody shall look at it again. */
  seIgjen: z.nullable(daySchema),
  /** How often it was changed: a change says which one was read. */
  versjon: z.int(),
  endret: z.nullable(instantSchema),
  endretAv: z.nullable(z.string()),
};

/** Something that is hidden, or a restriction, now. */
const skjultRadSchema = z.discriminatedUnion('slag', [
  z.object({
    ...common,
    slag: z.literal('skjuling'),
    omfang: z.enum(OMFANG),
    filtype: z.nullable(z.enum(['tiltale', 'avgjoerelse'])),
    grunn: skjulSchema.shape.grunn,
    forslag: z.nullable(forslagSchema),
  }),
  z.object({
    ...common,
    slag: z.literal('begrensning'),
    type: z.enum(BEGRENSNINGER),
    /** The last Oslo day; null: until it is lifted. */
    gjelderTil: z.nullable(daySchema),
  }),
]);
export type SkjultRad = z.infer<typeof skjultRadSchema>;
export type SkjultSkjuling = Extract<SkjultRad, { slag: 'skjuling' }>;
export type SkjultBegrensning = Extract<SkjultRad, { slag: 'begrensning' }>;

/** A case that its court has restricted in its list: that is changed and lifted there, not here. */
const fraDomstolenRadSchema = z.object({
  sakId: z.string(),
  saksnummer: z.string(),
  domstolNavn: z.nullable(z.string()),
  typer: z.array(z.enum(BEGRENSNINGER)),
  /** When its list came with the case. */
  foerstSett: instantSchema,
});
export type FraDomstolenRad = z.infer<typeof fraDomstolenRadSchema>;

/** GET skjulte, and the answer of every change of one: due first, then the newest. */
export const skjulteSchema = z.object({
  rader: z.array(skjultRadSchema),
  /** How many cases there are, and the newest of them. */
  fraDomstolen: z.optional(z.object({ antall: z.int(), rader: z.array(fraDomstolenRadSchema) })),
});
export type Skjulte = z.infer<typeof skjulteSchema>;

const versjon = z.int().check(z.minimum(1));
const seIgjen = z.nullable(z.iso.date({ error: messages.gjelderTilInvalid }));

/** POST sak/{sakId}/skjuling/{id}/endre. */
export const endreSkjulingSchema = z.object({
  versjon,
  grunn: skjulSchema.shape.grunn,
  forklaring: skjulSchema.shape.forklaring,
  seIgjen,
});
export type EndreSkjuling = z.infer<typeof endreSkjulingSchema>;

/** POST sak/{sakId}/begrensning/{id}/endre. */
export const endreBegrensningSchema = z.object({
  versjon,
  tekst: settBegrensningSchema.shape.tekst,
  gjelderTil: settBegrensningSchema.shape.gjelderTil,
  seIgjen,
});
export type EndreBegrensning = z.infer<typeof endreBegrensningSchema>;
