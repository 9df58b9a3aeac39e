/** Why a case could not be indexed: what `doedbrev.grunn` holds. */
export const INDEKSERING_FEIL = ['kan_ikke_bygges', 'avvist', 'ukjent'] as const;
export type IndekseringFeil = (typeof INDEKSERING_FEIL)[number];

/** Why an e-mail could not be sent: what `epost_utboks.feil` holds. */
export const EPOST_FEIL = [
  /** The stored content is not what the template needs. */
  'innhold',
  'adresse',
  'for_mange_forsoek',
  /** The mail server will never take this message. */
  'avvist',
  /** The mail server does not answer, or does not take the message now. */
  'utilgjengelig',
  'uventet',
  'ukjent',
] as const;
export type EpostFeil = (typeof EPOST_FEIL)[number];

/** A stored reason: a code, and what was seen of it (an error's name, a server's digits), never personal data. */
export interface Feilgrunn<Kode extends string> {
  readonly kode: Kode;
  readonly detalj: string | null;
}

/** Reads a stored reason. One that is in no list (written by an older version) becomes the detail of 'ukjent'. */
export function readFeilgrunn<Kode extends string>(
  koder: readonly Kode[],
  stored: string,
  detalj: string | null,
): Feilgrunn<Kode | 'ukjent'> {
  const kode = koder.find((known) => known === stored);
  return kode ? { kode, detalj } : { kode: 'ukjent', detalj: detalj ?? stored };
}
