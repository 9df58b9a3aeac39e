import type { MailFailure, FailureReason } from '#domain/failure-reasons.ts';

/** A message that is ready to leave. */
export interface OutgoingMessage {
  /** The same every time this message is sent, without the angle brackets: a second copy is recognisable. */
  readonly messageId: string;
  /** One address. */
  readonly to: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What e-mail is handed to. */
export interface MailSender {
  /** Resolves when somebody else has taken the message over; throws `MailRefused` or `MailUnavailable`. */
  readonly send: (message: OutgoingMessage) => Promise<void>;
  /** Whether it would take one; throws `MailUnavailable`. */
  readonly ping: () => Promise<void>;
  /** Lets go of what it holds open; a message under way fails. */
  readonly close: () => void;
}

/** Why a message was not sent. Code and detail may be logged: they hold neither address nor content. */
abstract class MailError extends Error implements FailureReason<MailFailure> {
  readonly kode: MailFailure;
  readonly detalj: string | null;
  constructor(kode: MailFailure, detalj: string | null = null) {
    super(`The message was not sent: ${detalj ?? kode}`);
    this.kode = kode;
    this.detalj = detalj;
  }
}

/** The same message would be refused again. */
export class MailRefused extends MailError {
  override readonly name = 'MailRefused';
}

/** It may go better later. */
export class MailUnavailable extends MailError {
  override readonly name = 'MailUnavailable';
}
