import * as z from 'zod/mini';
import {
  AUDIT_ACTIONS,
  AUDIT_ROLES,
  AUDIT_SIDER,
  ORD_BEGRUNNELSE,
  type AuditAction,
  type AuditRole,
  type AuditSide,
  revisjonMessages,
} from '#domain/revisjon.ts';
import { AUDIT_SLAG, type AuditSlag } from '#domain/revisjon-slag.ts';
import { normalizeLine, normalizeText } from '#domain/text-rules.ts';
import { daySchema, instantSchema, optional, or } from '#contract/values.ts';
import { listFields } from './list.ts';

const text = or(z.string().check(z.overwrite(normalizeLine), z.maxLength(200)), '');
const { page, pageSize } = listFields(false);

/** The filter of the log: whom, which case, in which role, what, and from and to which Oslo day (inclusive). */
export const revisjonFilterSchema = z.object({
  /** A part of a name, or the beginning of a pseudonym. */
  person: text,
  /** Of this person only what was done by, or to; without it both. */
  side: optional(z.enum(Object.keys(AUDIT_SIDER) as AuditSide[])),
  /** The id of a case, or its number in any form. */
  sak: text,
  rolle: optional(z.enum(Object.keys(AUDIT_ROLES) as AuditRole[])),
  slag: optional(z.enum(Object.keys(AUDIT_SLAG) as AuditSlag[])),
  handling: optional(z.enum(Object.keys(AUDIT_ACTIONS) as AuditAction[])),
  fraDato: optional(daySchema),
  tilDato: optional(daySchema),
});
export type RevisjonFilter = z.infer<typeof revisjonFilterSchema>;

/** The address of the log. */
export const revisjonParamsSchema = z.extend(revisjonFilterSchema, {
  page,
  pageSize,
  /** The newest row when the first page was read, so that the other pages stay the same while rows are added. */
  tilId: optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});
export type RevisjonParams = z.infer<typeof revisjonParamsSchema>;

export const revisjonRadSchema = z.object({
  id: z.int(),
  tidspunkt: instantSchema,
  rolle: z.enum(Object.keys(AUDIT_ROLES) as AuditRole[]),
  /** null when the person is no longer an applicant, user or administrator. */
  navn: z.nullable(z.string()),
  /** The first characters of the keyed hash; the same for all rows of one person. */
  pseudonym: z.string(),
  /** A key of AUDIT_ACTIONS (domain/revisjon.ts), or one from an older version. */
  handling: z.string(),
  /** The pseudonym of whom it was done to; null where that is nobody, or who did it. */
  gjelderPseudonym: z._default(z.nullable(z.string()), null),
  /** On which side the persons are who were asked for; empty when none were. */
  sider: z._default(z.array(z.enum(Object.keys(AUDIT_SIDER) as AuditSide[])), []),
  sakId: z.nullable(z.string()),
  saksnummer: z.nullable(z.string()),
  /** Without what was typed. */
  detaljer: z.record(z.string(), z.unknown()),
  /** The names of courts and persons in `detaljer`, and the numbers of cases, by id: only those that may still be shown. */
  navnPaa: z._default(z.record(z.string(), z.string()), {}),
  /** Whose need the employer was asked about; null where nobody was, or the name may not be shown any more. */
  gjelder: z._default(z.nullable(z.string()), null),
  /** Words were typed, and are still kept: POST revisjon/{id}/ord shows them. */
  harOrd: z.boolean(),
});
export type RevisjonRad = z.infer<typeof revisjonRadSchema>;

/** How many rows are counted and can be paged through; for more, the log is filtered or exported. */
export const MAX_REVISJON = 10_000;

/** GET revisjon: one page, newest first. */
export const revisjonSchema = z.object({
  rader: z.array(revisjonRadSchema),
  /** The number of rows, at most MAX_REVISJON. */
  totalt: z.int(),
  /** Of the persons who were asked for: the rows of each side, and of both, at most MAX_REVISJON; null when none were. */
  antall: z._default(
    z.nullable(z.object({ begge: z.int(), gjortAv: z.int(), gjelder: z.int() })),
    null,
  ),
  /** There are more rows than `totalt`. */
  flere: z.boolean(),
  /** The `tilId` with which the other pages are read. */
  tilId: z.int(),
  /** The filter that matches too many persons or cases; then no rows are returned. */
  forVidt: z.nullable(z.enum(['person', 'sak'])),
});
export type Revisjon = z.infer<typeof revisjonSchema>;

const { ord: messages } = revisjonMessages;

/** POST revisjon/{id}/ord: why the words are needed. The audit log keeps the reason. */
export const visOrdSchema = z.object({
  begrunnelse: z
    .string({ error: messages.reason })
    .check(
      z.overwrite(normalizeText),
      z.minLength(1, { error: messages.reason, abort: true }),
      z.minLength(ORD_BEGRUNNELSE.min, messages.tooShort),
      z.maxLength(ORD_BEGRUNNELSE.max, messages.tooLong),
    ),
});
export type VisOrd = z.infer<typeof visOrdSchema>;

/** What was typed, field by field, with the labels of the search page. */
export const ordSchema = z.object({
  ord: z.array(z.object({ navn: z.string(), verdi: z.string() })),
});
export type Ord = z.infer<typeof ordSchema>;
