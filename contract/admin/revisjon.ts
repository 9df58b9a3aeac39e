import * as z from 'zod/mini';
import { daySchema, instantSchema } from '../common.ts';
import { optional, or } from '../query.ts';
import { listFields } from './list.ts';

const text = or(z.string().check(z.maxLength(200)), '');

/** The address of the audit log: who, which case, what was done, between which Oslo days (inclusive). */
export const revisjonParamsSchema = z.object({
  /** Part of the name of a user or an administrator, or of the pseudonym that the log shows. */
  person: text,
  sak: text,
  handling: text,
  fraDato: optional(daySchema),
  tilDato: optional(daySchema),
  ...listFields(false),
});
export type RevisjonParams = z.infer<typeof revisjonParamsSchema>;

export const revisjonRadSchema = z.object({
  id: z.int(),
  tidspunkt: instantSchema,
  rolle: z.enum(['presse', 'admin', 'system', 'arbeidsgiver']),
  /** The name, while the person is a user or an administrator; null afterwards. */
  navn: z.nullable(z.string()),
  /** The first characters of the keyed hash: the same person has the same. */
  pseudonym: z.string(),
  handling: z.string(),
  sakId: z.nullable(z.string()),
  saksnummer: z.nullable(z.string()),
  detaljer: z.record(z.string(), z.unknown()),
});
export type RevisjonRad = z.infer<typeof revisjonRadSchema>;

/** GET revisjon: one page, newest first, how many there are, and every action that can be chosen. */
export const revisjonSchema = z.object({
  rader: z.array(revisjonRadSchema),
  totalt: z.int(),
  handlinger: z.array(z.string()),
});
export type Revisjon = z.infer<typeof revisjonSchema>;
