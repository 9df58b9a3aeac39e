import { type Day, dayText, osloDay, osloIso, shiftDay } from '#domain/time.ts';
import type { Mail, MailTemplate } from './mail.ts';

/**
 * What a message says, without markup: how it looks as text and as HTML is made in text.ts and html.ts, so that
 * no template can forget to escape what somebody wrote.
 */
export type Block =
  | { readonly paragraph: string }
  /** The one thing to do, at an absolute address. */
  | { readonly link: { readonly label: string; readonly url: string } }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Somebody's own words, in the lines they were written in. */
  | { readonly quote: string };

export interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** Addresses that a message may lead to; all are absolute. */
export interface Links {
  readonly service: string;
  /** The application form; the yearly update, which leads to the service while there is none. */
  readonly soeknad: string;
  readonly reautentiser: string;
  /** Where the employer's contact person answers. */
  readonly bekreft: (bekreftelse: { readonly id: string; readonly expires: Date }) => string;
}

/** Makes one kind of message of its data. */
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

/** The day before, as `dayText`: the last one of an access that ends on `day`. */
export function dayBefore(day: Day): string {
  return dayText(shiftDay(day, { days: -1 }));
}

/** What an applicant's messages say to somebody who is none. */
export const neverApplied: Block = {
  paragraph:
    'Har du ikke søkt om tilgang? Da har noen oppgitt e-postadressen din ved en feil. Du trenger ikke å gjøre noe.',
};
