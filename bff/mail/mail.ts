import type { Knex } from 'knex';
import { z } from 'zod';
import { addMail } from '#db/queues/mail-outbox.ts';

const line = z.string();
const instant = z.iso.datetime();
const day = z.iso.date();

/** The data of each kind of message. The outbox keeps it as JSON: dates are text, and links are made at sending. */
export const mailSchema = z.discriminatedUnion('mal', [
  /** Receipt, to the applicant. */
  z.object({ mal: z.literal('soeknad_mottatt'), data: z.object({ fornavn: line }) }),
  /** To the employer's contact person; `bekreftelseId` becomes the signed link. */
  z.object({
    mal: z.literal('arbeidsgiver_forespoersel'),
    data: z.object({
      bekreftelseId: z.uuid(),
      utloeper: instant,
      kontaktperson: line,
      navn: line,
      stilling: line,
      redaksjon: line,
    }),
  }),
  z.object({
    mal: z.literal('soeknad_godkjent'),
    data: z.object({ fornavn: line, tilgangTil: instant, sluttdato: z.nullable(day) }),
  }),
  z.object({
    mal: z.literal('soeknad_avslaatt'),
    data: z.object({ fornavn: line, begrunnelse: z.string() }),
  }),
  /** To Domstoladministrasjonen. */
  z.object({
    mal: z.literal('arbeidsgiver_endret'),
    data: z.object({
      navn: line,
      kontaktperson: line,
      kontaktpersonStilling: line,
      organisasjon: line,
      epost: line,
    }),
  }),
  /** To the press user, a month before access lapses. */
  z.object({
    mal: z.literal('aarlig_paaminnelse'),
    data: z.object({ fornavn: line, tilgangTil: instant }),
  }),
]);
export type Mail = z.infer<typeof mailSchema>;
export type MailTemplate = Mail['mal'];

/** A message on its way into the outbox. */
export type OutgoingMail = Mail & {
  /** One address, checked (domain/text-rules.ts). */
  readonly til: string;
  /** The person it is about: unsent messages are deleted together with that person's profile. */
  readonly identitetHash: Buffer;
  /** Names the occasion, such as `soeknad_mottatt:ID`. Each occasion has one message. */
  readonly noekkel: string;
};

/**
 * Puts the message into the outbox, in the caller's transaction. Does nothing when there is a message for this
 * occasion already.
 */
export function enqueueMail(db: Knex, mail: OutgoingMail, now: Date): Promise<void> {
  return addMail(db, mail, now);
}
