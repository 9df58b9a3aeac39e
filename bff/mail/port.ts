import type { MailFailure, FailureReason } from '#domain/failure-reasons.ts';

/** A message that is ready to be sent. */
export interface OutgoingMessage {
  /** Without angle brackets. The same at every attempt, so that mail programs recognise a second copy. */
  readonly messageId: string;
  /** One address. */
  readonly to: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address that stops messages of this kind when it is posted to (RFC 8058). */
  readonly unsubscribe?: string | null;
}

/** Sends e-mail. */
export interface MailSender {
  /** Resolves when the mail server has accepted the message; throws `MailRefused` or `MailUnavailable`. */
  readonly send: (message: OutgoingMessage) => Promise<void>;
  /** Whether the mail server answers; throws `MailUnavailable`. */
  readonly ping: () => Promise<void>;
  /** Closes the connections; a message under way fails. */
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
  /** It was the address that was refused: every message to it would be. */
  readonly aboutRecipient: boolean;
  constructor(kode: MailFailure, detalj: string | null = null, aboutRecipient = false) {
    super(kode, detalj);
    this.aboutRecipient = aboutRecipient;
  }
}

/** A later attempt may succeed. */
export class MailUnavailable extends MailError {
  override readonly name = 'MailUnavailable';
}
