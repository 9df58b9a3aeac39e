import * as z from 'zod/mini';
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

const tidspunkt = instantSchema;
/** What the court has changed of a case, with what was and what is, as far as it may be shown now. */
export const endringSchema = z.discriminatedUnion('slag', [
  z.object({ slag: z.literal('flyttet'), tidspunkt, fra: tidSchema, til: tidSchema }),
  /** The room or the address. */
  z.object({ slag: z.literal('sal'), tidspunkt, fra: tidSchema, til: tidSchema }),
  z.object({ slag: z.literal('lagtTil'), tidspunkt, til: tidSchema }),
  /** Gone from two complete lists, one after the other. */
  z.object({ slag: z.literal('avlyst'), tidspunkt, fra: tidSchema }),
  z.object({
    slag: z.literal('dommer'),
    tidspunkt,
    fra: z.nullable(z.string()),
    til: z.nullable(z.string()),
  }),
  /** The subject: only as it is now is it shown, at its place. */
  z.object({ slag: z.literal('tema'), tidspunkt }),
  /** Of the hearing that begins at `start`; null: of the whole case. */
  z.object({
    slag: z.enum(['begrensning', 'begrensningOpphevet']),
    tidspunkt,
    type: z.enum(BEGRENSNINGER),
    start: z.nullable(instantSchema),
  }),
  /** A file that has come, by its title without hidden names. */
  z.object({ slag: z.enum(['tiltale', 'avgjorelse']), tidspunkt, tittel: z.string() }),
]);
export type EndringVist = z.infer<typeof endringSchema>;
