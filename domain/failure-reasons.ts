import { bokmaal } from './texts.ts';

/** Why a case could not be indexed, as stored in `doedbrev.grunn`. */
export const INDEXING_FAILURES = ['kan_ikke_bygges', 'avvist', 'ukjent'] as const;
export type IndexingFailure = (typeof INDEXING_FAILURES)[number];

/** Why an e-mail could not be sent, as stored in `epost_utboks.feil`. */
export const MAIL_FAILURES = [
  /** The stored content does not fit the template. */
  'innhold',
  'adresse',
  'for_mange_forsoek',
  /** The mail server refuses this message for good. */
  'avvist',
  /** The mail server does not answer, or does not accept the message now. */
  'utilgjengelig',
  'uventet',
  'ukjent',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** A stored reason: a code, and a detail such as the name of an error or the code of a mail server; no personal data. */
export interface FailureReason<Code extends string> {
  readonly kode: Code;
  readonly detalj: string | null;
}

/** Reads a stored reason. An unknown one, from an older version, becomes the detail of 'ukjent'. */
export function readFailureReason<Code extends string>(
  koder: readonly Code[],
  stored: string,
  detalj: string | null,
): FailureReason<Code | 'ukjent'> {
  const kode = koder.find((known) => known === stored);
  return kode ? { kode, detalj } : { kode: 'ukjent', detalj: detalj ?? stored };
}

const indexingFailures = bokmaal({
  kan_ikke_bygges: 'Kan ikke gjøres om til et søkedokument',
  avvist: 'Avvist av søkemotoren',
  ukjent: 'Ukjent feil',
} satisfies Record<IndexingFailure, string>);

/** The text for an administrator: why a case could not be indexed. */
export function indexingFailureText(kode: IndexingFailure, detalj: string | null): string {
  if (detalj === null) return indexingFailures[kode];
  return kode === 'ukjent' ? detalj : `${indexingFailures[kode]}: ${detalj}`;
}

const mailFailures = bokmaal({
  innhold: 'Innholdet er ikke gyldig',
  adresse: 'E-postadressen er ikke gyldig',
  for_mange_forsoek: 'For mange forsøk',
  avvist: 'Avvist av e-posttjeneren',
  utilgjengelig: 'E-posttjeneren er ikke tilgjengelig',
  uventet: 'Uventet feil',
  ukjent: 'Ukjent feil',
} satisfies Record<MailFailure, string>);

/** The same in words, and what the mail server answered beside it. */
export function mailFailureWords(kode: MailFailure, detalj: string | null): string {
  return detalj === null ? mailFailures[kode] : `${mailFailures[kode]} (${detalj})`;
}

/** The text for an administrator: why an e-mail could not be sent; the mail server's answer, if there is one. */
export function mailFailureText(kode: MailFailure, detalj: string | null): string {
  return detalj ?? mailFailures[kode];
}
