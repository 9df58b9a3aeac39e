import * as z from 'zod/mini';
import { daySchema, instantSchema } from '#contract/values.ts';
import { MAIL_FAILURES } from '#domain/failure-reasons.ts';

/** How many e-mails about one person are listed. */
export const MEST_EPOSTER = 100;

/** An e-mail about a person. Neither its address nor its text: those go when it is sent. */
const epostSchema = z.object({
  id: z.int(),
  mal: z.string(),
  status: z.enum(['venter', 'sendt', 'doed']),
  opprettet: instantSchema,
  sendt: z.nullable(instantSchema),
  /** Why it could not be sent, at the last attempt. */
  feil: z.nullable(z.enum(MAIL_FAILURES)),
  detalj: z.nullable(z.string()),
});
export type Epost = z.infer<typeof epostSchema>;

/** The e-mails about a person, the newest first. */
export const eposterSchema = z.object({
  rader: z.array(epostSchema),
  /** That older ones were sent is not known any more. */
  siden: daySchema,
});
export type Eposter = z.infer<typeof eposterSchema>;
