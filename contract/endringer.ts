import * as z from 'zod/mini';
import { type Form, slagAv } from '#domain/endring-slag.ts';
import { BEGRENSNINGER } from '#domain/sak.ts';
import { instantSchema } from './values.ts';

/** When and where a hearing was or is. */
export const tidSchema = z.object({
  start: instantSchema,
  slutt: instantSchema,
  sal: z.nullable(z.string()),
  rettsalAdresse: z.nullable(z.string()),
});
export type TidVist = z.infer<typeof tidSchema>;

const tekst = z.nullable(z.string());
/** What a change has beside its kind and its time, by its form. */
const FELT = {
  flytting: { fra: tidSchema, til: tidSchema },
  sted: { fra: tidSchema, til: tidSchema },
  nyttMoete: { til: tidSchema },
  /** Gone from two complete lists, one after the other. */
  avlysning: { fra: tidSchema },
  verdi: { fra: tekst, til: tekst },
  ingen: {},
  /** Of the hearing that begins at `start`; null: of the whole case. */
  begrensning: { type: z.enum(BEGRENSNINGER), start: z.nullable(instantSchema) },
  /** A file that has come, by its title without hidden names. */
  fil: { tittel: z.string() },
} as const satisfies Readonly<Record<Form, unknown>>;

/** A change of one of the kinds of this form. */
export const endringOf = <F extends Form>(form: F) =>
  z.object({ slag: z.enum(slagAv(form)), tidspunkt: instantSchema, ...FELT[form] });

/** What the court has changed of a case, with what was and what is, as far as it may be shown now. */
export const endringSchema = z.discriminatedUnion('slag', [
  endringOf('flytting'),
  endringOf('sted'),
  endringOf('nyttMoete'),
  endringOf('avlysning'),
  endringOf('verdi'),
  endringOf('ingen'),
  endringOf('begrensning'),
  endringOf('fil'),
]);
export type EndringVist = z.infer<typeof endringSchema>;
