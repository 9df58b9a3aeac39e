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

const indekseringFeil: Readonly<Record<IndekseringFeil, string>> = {
  kan_ikke_bygges: 'Kan ikke gjøres om til et søkedokument',
  avvist: 'Avvist av søkemotoren',
  ukjent: 'Ukjent feil',
};

/** Why a case could not be indexed, as an administrator reads it. */
export function indekseringFeilText(kode: IndekseringFeil, detalj: string | null): string {
  if (detalj === null) return indekseringFeil[kode];
  return kode === 'ukjent' ? detalj : `${indekseringFeil[kode]}: ${detalj}`;
}

const epostFeil: Readonly<Record<EpostFeil, string>> = {
  innhold: 'Innholdet er ikke gyldig',
  adresse: 'E-postadressen er ikke gyldig',
  for_mange_forsoek: 'For mange forsøk',
  avvist: 'Avvist av e-posttjeneren',
  utilgjengelig: 'E-posttjeneren er ikke tilgjengelig',
  uventet: 'Uventet feil',
  ukjent: 'Ukjent feil',
};

/** Why an e-mail could not be sent, as an administrator reads it: what the mail server answered, when it did. */
export function epostFeilText(kode: EpostFeil, detalj: string | null): string {
  return detalj ?? epostFeil[kode];
}
