import * as z from 'zod/mini';
import { INDEKS_UTGAVER, OPPBYGGING_FEIL, OPPBYGGING_STATUS } from '#domain/drift.ts';
import { MAIL_FAILURES, INDEXING_FAILURES } from '#domain/failure-reasons.ts';
import { instantSchema } from '#contract/values.ts';

/** `overloaded`: it works, and every connection to it is taken. */
const health = z.enum(['ok', 'overloaded', 'down']);

/** How many failed cases or e-mails are listed; the total is stated beside them. */
export const MAX_DRIFT_ROWS = 100;

/** A rebuild that an administrator has ordered. */
const oppbyggingSchema = z.object({
  id: z.int(),
  status: z.enum(OPPBYGGING_STATUS),
  bedtOm: instantSchema,
  startet: z.nullable(instantSchema),
  ferdig: z.nullable(instantSchema),
  /** Cases written so far, of how many. */
  skrevet: z.int(),
  totalt: z.int(),
  /** The indexer that rebuilds has sent no heartbeat for a while. */
  taus: z.boolean(),
  feil: z.nullable(z.enum(OPPBYGGING_FEIL)),
});
export type Oppbygging = z.infer<typeof oppbyggingSchema>;

const doedbrevSchema = z.object({
  sakId: z.string(),
  /** null: the case is gone, or hidden. */
  saksnummer: z._default(z.nullable(z.string()), null),
  grunn: z.enum(INDEXING_FAILURES),
  /** What was seen of the failure: the kind of an error, without personal data. */
  detalj: z.nullable(z.string()),
  forsoek: z.int(),
  sistFeilet: instantSchema,
});
const doedEpostSchema = z.object({
  id: z.int(),
  mal: z.string(),
  forsoek: z.int(),
  feil: z.enum(MAIL_FAILURES),
  detalj: z.nullable(z.string()),
  opprettet: instantSchema,
});

const domstolSchema = z.object({
  domstolId: z.string(),
  navn: z.string(),
  saker: z.int(),
  /** When its cases last came; null: never. */
  sistSendt: z.nullable(instantSchema),
  /** It has not sent when it usually does, for so many days; `rytme`: once in so many working days (domain/stille.ts). */
  stille: z.nullable(z.object({ dager: z.int(), rytme: z.nullable(z.int()) })),
});
export type DriftDomstol = z.infer<typeof domstolSchema>;

/** GET drift: the state of the service. A part that could not be read is null. */
export const driftSchema = z.object({
  avhengigheter: z.object({
    database: health,
    search: health,
    signIn: health,
    register: health,
    documents: health,
    epost: z.enum(['ok', 'overloaded', 'down', 'av']),
  }),
  /** Seconds by which the server's clock is ahead of the database's; negative: behind. */
  klokkeSekunder: z.int(),
  motor: z.enum(['elasticsearch', 'postgres']),
  indeks: z.nullable(
    z.object({
      /** Cases that wait to be indexed, and for how many seconds the oldest has waited. */
      etterslep: z.object({ saker: z.int(), eldsteSekunder: z.int() }),
      /** Those that have waited longest, at most 20; none while nothing lags. */
      eldste: z.array(z.object({ sakId: z.string(), siden: instantSchema })),
      forfalteOverganger: z.int(),
      sisteOppbygging: z.nullable(instantSchema),
      /** How the searched index is built; null before the first. */
      utgave: z.nullable(z.enum(INDEKS_UTGAVER)),
    }),
  ),
  /** The last rebuild that was ordered; `siste` is null when there is none. */
  oppbygging: z.nullable(z.object({ siste: z.nullable(oppbyggingSchema) })),
  /** The courts that have cases or send lists, the court with the most cases first. */
  domstoler: z.nullable(z.array(domstolSchema)),
  doedbrev: z.nullable(z.object({ antall: z.int(), rader: z.array(doedbrevSchema) })),
  /** The months whose review of the log nobody has signed in time, the oldest first. */
  gjennomganger: z.nullable(z.array(z.string())),
  epost: z.nullable(
    z.object({
      /** In the last 24 hours. */
      sendtSisteDoegn: z.int(),
      venter: z.int(),
      antallDoed: z.int(),
      /** Of those that were given up: refused by the mail server for good. */
      iRetur: z.int(),
      doed: z.array(doedEpostSchema),
    }),
  ),
});
export type Drift = z.infer<typeof driftSchema>;
