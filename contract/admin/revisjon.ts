import * as z from 'zod/mini';
import { HANDLINGER, ROLLER, type Handling, type Rolle } from '#domain/revisjon.ts';
import { normalizeLine } from '#domain/text-rules.ts';
import { daySchema, instantSchema, optional, or } from '#contract/values.ts';
import { listFields } from './list.ts';

const text = or(z.string().check(z.overwrite(normalizeLine), z.maxLength(200)), '');
const { page, pageSize } = listFields(false);

/** What the log is narrowed to: who, which case, what was done, between which Oslo days (inclusive). */
export const revisjonFilterSchema = z.object({
  /** Part of a name, or the beginning of the pseudonym that the log shows. */
  person: text,
  /** Its id, or its number in any form. */
  sak: text,
  handling: optional(z.enum(Object.keys(HANDLINGER) as Handling[])),
  fraDato: optional(daySchema),
  tilDato: optional(daySchema),
});
export type RevisjonFilter = z.infer<typeof revisjonFilterSchema>;

/** The address of the log. */
export const revisjonParamsSchema = z.extend(revisjonFilterSchema, {
  page,
  pageSize,
  /** The newest row when the first page was read: the pages after it don't move while rows are added. */
  tilId: optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});
export type RevisjonParams = z.infer<typeof revisjonParamsSchema>;

export const revisjonRadSchema = z.object({
  id: z.int(),
  tidspunkt: instantSchema,
  rolle: z.enum(Object.keys(ROLLER) as Rolle[]),
  /** While the person has applied, is a user or an administrator; null afterwards. */
  navn: z.nullable(z.string()),
  /** The first characters of the keyed hash: the same person has the same. */
  pseudonym: z.string(),
  /** Of domain/revisjon.ts, or of an older version. */
  handling: z.string(),
  sakId: z.nullable(z.string()),
  saksnummer: z.nullable(z.string()),
  detaljer: z.record(z.string(), z.unknown()),
});
export type RevisjonRad = z.infer<typeof revisjonRadSchema>;

/** How many rows of a log are counted and paged through; who looks for more narrows the log or exports it. */
export const MAX_REVISJON = 10_000;

/** GET revisjon: one page, newest first. */
export const revisjonSchema = z.object({
  rader: z.array(revisjonRadSchema),
  /** At most MAX_REVISJON. */
  totalt: z.int(),
  /** There are more than are counted. */
  flere: z.boolean(),
  /** What `tilId` is to be for the other pages. */
  tilId: z.int(),
  /** What is written so short that too many are meant by it; then there are no rows. */
  forVidt: z.nullable(z.enum(['person', 'sak'])),
});
export type Revisjon = z.infer<typeof revisjonSchema>;
