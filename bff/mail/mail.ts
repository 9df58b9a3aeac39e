import type { Knex } from 'knex';
import { z } from 'zod';
import { addMail } from '#db/queues/mail-outbox.ts';
import { KLAGE_SVAR } from '#domain/klage.ts';
import { MORGENVARSEL_SLAG } from '#domain/morgenvarsel.ts';
import { OMFANG_VALG } from '#domain/noekler.ts';
import { BEGRENSNINGER } from '#domain/sak.ts';
import { LANGUAGES } from '#domain/texts.ts';
import { type Day, dayText, osloDay, osloIso, shiftDay } from '#domain/time.ts';
import type { NoticesData } from './notices/data.ts';

const line = z.string();
const instant = z.iso.datetime();
const day = z.iso.date();

/** What has been hidden of a case. */
const SKJULT_HVA = ['sak', 'parter', 'parter_og_tiltale', 'dokument'] as const;

const noekkel = z.object({
  fornavn: line,
  /** What its owner calls it. */
  navn: line,
  omfang: z.array(z.enum(OMFANG_VALG)),
  utloeper: instant,
});

/** What the employer's contact person is asked; `bekreftelseId` becomes the signed link. */
const question = {
  bekreftelseId: z.uuid(),
  utloeper: instant,
  kontaktperson: line,
  navn: line,
  stilling: line,
  redaksjon: line,
  /** An editor is asked, who vouches. Left out by older versions. */
  frilanser: z.boolean().optional(),
};

/** What an editor is asked; `listeId` becomes the signed link. */
const liste = { listeId: z.uuid(), utloeper: instant, redaktoer: line, redaksjon: line };

/** The data of each kind of message. The outbox keeps it as JSON: dates are text, and links are made at sending. */
export const mailSchema = z.discriminatedUnion('mal', [
  /** Receipt, to the applicant. */
  z.object({ mal: z.literal('soeknad_mottatt'), data: z.object({ fornavn: line }) }),
  z.object({ mal: z.literal('arbeidsgiver_forespoersel'), data: z.object(question) }),
  /** To the contact person after a week, once. It is sent only while an answer is waited for (ready.ts). */
  z.object({
    mal: z.literal('arbeidsgiver_paaminnelse'),
    data: z.object({ ...question, spurt: instant }),
  }),
  /** To the applicant, when the link has lapsed without an answer; `frist` was the last day. */
  z.object({
    mal: z.literal('arbeidsgiver_ikke_svart'),
    data: z.object({ bekreftelseId: z.uuid(), fornavn: line, kontaktperson: line, frist: day }),
  }),
  z.object({
    mal: z.literal('soeknad_godkjent'),
    data: z.object({ fornavn: line, tilgangTil: instant, sluttdato: z.nullable(day) }),
  }),
  z.object({
    mal: z.literal('soeknad_avslaatt'),
    data: z.object({
      fornavn: line,
      begrunnelse: z.string(),
      /** The right to complain. Left out by older versions. */
      klage: z.object({ frist: day, instans: line, spoer: line }).optional(),
    }),
  }),
  /** To the applicant, whose complaint is sent on, or refused as too late. */
  z.object({
    mal: z.literal('klage_besvart'),
    data: z.object({
      ...{ fornavn: line, svar: z.enum(KLAGE_SVAR), ord: z.string(), instans: line },
    }),
  }),
  /** To the applicant, whose decided application is taken up again. Why is not among the data. */
  z.object({
    mal: z.literal('soeknad_gjenaapnet'),
    data: z.object({ fornavn: line, mistetTilgang: z.boolean() }),
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
  /** To a press user who has seen what is hidden now. Neither names nor the reason are among the data. */
  z.object({
    mal: z.literal('sak_skjult'),
    data: z.object({
      fornavn: line,
      sakId: line,
      saksnummer: line,
      domstolNavn: line,
      hva: z.enum(SKJULT_HVA),
      skjult: instant,
    }),
  }),
  /** To a press user who has seen a case that is restricted now. */
  z.object({
    mal: z.literal('begrensning_satt'),
    data: z.object({
      fornavn: line,
      sakId: line,
      saksnummer: line,
      domstolNavn: line,
      type: z.enum(BEGRENSNINGER),
      tekst: z.string(),
      gjelderTil: z.nullable(day),
    }),
  }),
  /** To a press user whom an administrator suspends, lets in again, or deletes. `spoer`: the address that answers questions about it. */
  z.object({
    mal: z.literal('bruker_suspendert'),
    data: z.object({ fornavn: line, til: day, spoer: line }),
  }),
  z.object({
    mal: z.literal('suspensjon_opphevet'),
    data: z.object({ fornavn: line, spoer: line }),
  }),
  z.object({
    mal: z.literal('bruker_slettet'),
    /** The language that was chosen: by the time it is sent, nothing else knows it. */
    data: z.object({
      fornavn: line,
      spoer: line,
      spraak: z.nullable(z.enum(LANGUAGES)),
      /** For good from then on; until then it can be undone. Not there: deleted at once, by an older version. */
      slettes: z.optional(instant),
    }),
  }),
  /** To everybody in a newsroom that is suspended as a whole; `til` is the last day, null: until further notice. */
  z.object({
    mal: z.literal('redaksjon_suspendert'),
    data: z.object({ fornavn: line, redaksjon: line, til: z.nullable(day), spoer: line }),
  }),
  z.object({
    mal: z.literal('redaksjon_sluppet_inn'),
    data: z.object({ fornavn: line, redaksjon: line, spoer: line }),
  }),
  /** To the editor of a newsroom, and once more after a week; sent only while an answer is waited for (ready.ts). Nobody is named. */
  z.object({ mal: z.literal('redaksjon_liste'), data: z.object(liste) }),
  z.object({
    mal: z.literal('redaksjon_liste_paaminnelse'),
    data: z.object({ ...liste, spurt: instant }),
  }),
  z.object({ mal: z.literal('sletting_angret'), data: z.object({ fornavn: line, spoer: line }) }),
  /** To the press user in whose name a key for programs was made, or expires soon; never with the key. */
  z.object({ mal: z.literal('noekkel_laget'), data: noekkel }),
  z.object({ mal: z.literal('noekkel_utloeper'), data: noekkel }),
  /** The same of a secret address; never with the address. */
  z.object({
    mal: z.literal('adresse_laget'),
    data: z.object({
      fornavn: line,
      navn: line,
      slag: z.enum(['kalender', 'atom']),
      gir: z.enum(['favoritter', 'soek']),
    }),
  }),
  /** To a press user who has not used the service for twelve months, and two weeks later when access has ended (domain/ubrukt.ts). */
  z.object({
    mal: z.literal('ubrukt_varsel'),
    data: z.object({ fornavn: line, pressebrukerId: z.uuid(), avsluttes: day, spoer: line }),
  }),
  z.object({ mal: z.literal('ubrukt_avsluttet'), data: z.object({ fornavn: line, spoer: line }) }),
  /** To the address that an administrator gives; `noekkel` is of the administrator and the address, and becomes the signed links. */
  z.object({
    mal: z.literal('adresse_bekreft'),
    data: z.object({ noekkel: z.uuid(), utloeper: instant }),
  }),
  /** To an administrator, on a working morning: numbers, and neither persons nor cases. */
  z.object({
    mal: z.literal('morgenvarsel'),
    data: z.object({
      dag: day,
      linjer: z
        .array(z.object({ slag: z.enum(MORGENVARSEL_SLAG), antall: z.int(), av: z.int() }))
        .min(1),
      noekkel: z.uuid(),
      utloeper: instant,
    }),
  }),
  /** The last hash of the audit log when a day was over, to whoever keeps it (KJEDE_EPOST). */
  z.object({
    mal: z.literal('revisjon_anker'),
    data: z.object({ dag: day, nr: z.int(), hash: z.hex() }),
  }),
  /** Notices, to a press user who has asked for it: which, not what. That is decided when it is sent (notices/ready.ts). */
  z.object({
    mal: z.literal('nyheter'),
    data: z.object({
      pressebrukerId: z.uuid(),
      nyheter: z.array(z.int()).min(1),
      /** There were more, which are not told one by one. */
      flere: z.boolean(),
    }),
  }),
]);
export type Mail = z.infer<typeof mailSchema>;
export type MailTemplate = Mail['mal'];

/** A message of which everything is known. */
export type ReadyMail =
  Exclude<Mail, { mal: 'nyheter' }> | { readonly mal: 'nyheter'; readonly data: NoticesData };

/** A message on its way into the outbox. */
export type OutgoingMail = Mail & {
  /** One address, checked (domain/text-rules.ts). */
  readonly til: string;
  /** The person it is about: unsent messages are deleted together with that person's profile. */
  readonly identitetHash: Buffer;
  /** Names the occasion, such as `soeknad_mottatt:ID`. Each occasion has one message. */
  readonly noekkel: string;
  /** The message waits until then, and with it the way back (db/queues/mail-outbox.ts). */
  readonly angres?: { readonly ikkeFoer: Date; readonly foer: object };
};

/**
 * Puts the message into the outbox, in the caller's transaction. Does nothing when there is a message for this
 * occasion already.
 */
export function enqueueMail(db: Knex, mail: OutgoingMail, now: Date): Promise<void> {
  return addMail(db, mail, now);
}

/**
 * The content of a message, without markup. markup.ts makes text and HTML of it, so that no template can forget to
 * escape what somebody has written.
 */
export type Block =
  | { readonly paragraph: string }
  /** The button of the message, to an absolute address. */
  | { readonly link: MailLink }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Above a part of the message; the first level is what it is about. */
  | {
      readonly heading: string;
      readonly level: 1 | 2;
      readonly below?: string;
      readonly more?: MailLink;
    }
  | { readonly rows: readonly MailRow[] }
  | { readonly small: string }
  /** In small type, below each other. */
  | { readonly links: readonly MailLink[] }
  /** Text that somebody has written, with its line breaks. */
  | { readonly quote: string };

/** What stands beside its link, line by line; empty ones are left out. */
export interface MailRow {
  /** Day and time, in a column of their own; a list has them for all of its rows, or for none. */
  readonly when?: readonly string[];
  readonly texts: readonly string[];
  /** Warnings, with what they are called where there are no colours. */
  readonly tags: readonly string[];
  readonly tagsAs: string;
  /** In subtle text. */
  readonly own: string;
  readonly link: MailLink;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

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
  /** The page on which an editor confirms who works in the newsroom. */
  readonly redaksjonsliste: (liste: { readonly id: string; readonly expires: Date }) => string;
  readonly sak: (sakId: string) => string;
  readonly nytt: string;
  /** The press user's own page. */
  readonly profil: string;
  readonly favoritter: string;
  /** The page that opens this saved search. */
  readonly soek: (id: number) => string;
  /** Where a press user chooses what is told by e-mail. */
  readonly varsler: string;
  /** The page on which it is stopped without signing in. */
  readonly stopp: (link: { readonly id: string; readonly expires: Date }) => string;
  /** Pages of administrators, and what they confirm or stop without signing in. */
  readonly adminSoeknader: string;
  readonly drift: string;
  readonly mineVarsler: string;
  readonly bekreftAdresse: (link: { readonly id: string; readonly expires: Date }) => string;
  readonly stoppMorgenvarsel: (link: { readonly id: string; readonly expires: Date }) => string;
}

/** Makes the content of one kind of message from its data. */
export type Template<T extends MailTemplate> = (
  data: Extract<ReadyMail, { mal: T }>['data'],
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
