import { type Day, dayText, osloDay, osloIso, shiftDay } from '#domain/time.ts';
import type { Mail, MailTemplate } from './mail.ts';

/**
 * The content of a message, without markup. markup.ts makes text and HTML of it, so that no template can forget to
 * escape what somebody has written.
 */
export type Block =
  | { readonly paragraph: string }
  /** The button of the message, to an absolute address. */
  | { readonly link: { readonly label: string; readonly url: string } }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Text that somebody has written, with its line breaks. */
  | { readonly quote: string };

export interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** Absolute addresses that a message may link to. */
export interface Links {
  readonly service: string;
  /** The application form, and the yearly update (which shows the service as long as none is due). */
  readonly soeknad: string;
  readonly reautentiser: string;
  /** The page on which the employer's contact person answers. */
  readonly bekreft: (bekreftelse: { readonly id: string; readonly expires: Date }) => string;
}

/** Makes the content of one kind of message from its data. */
export type Template<T extends MailTemplate> = (
  data: Extract<Mail, { mal: T }>['data'],
  links: Links,
) => Content;

/** The Oslo day of an instant, as `dayText`. */
export function dayOf(instant: string): string {
  return dayText(osloDay(new Date(instant)));
}

/** An instant → `10.03.2026 kl. 12:00`, Oslo time. */
export function dayAndTimeOf(instant: string): string {
  return `${dayOf(instant)} kl. ${osloIso(new Date(instant)).slice(11, 16)}`;
}

/** The day before, as `dayText`: the last day with access when `day` is the end date. */
export function dayBefore(day: Day): string {
  return dayText(shiftDay(day, { days: -1 }));
}

/** For a reader of an applicant's message who has not applied. */
export const neverApplied: Block = {
  paragraph:
    'Har du ikke søkt om tilgang? Da har noen oppgitt e-postadressen din ved en feil. Du trenger ikke å gjøre noe.',
};
