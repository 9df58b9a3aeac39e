import { ApiError } from '../../api/client.ts';

/** A link that asks nothing (any more): why, in the server's words, and what its holder can do. */
export interface Problem {
  readonly heading: string;
  readonly message: string;
  readonly wayOn: string;
}

const ASK =
  'Ta kontakt med journalisten som har oppgitt deg som kontaktperson, eller med Domstoladministrasjonen.';
const CORRECT =
  'Er det ikke du som har svart, eller vil du endre svaret? Ta kontakt med Domstoladministrasjonen.';
const UNKNOWN = {
  heading: 'Lenken er ikke gyldig',
  wayOn: `Sjekk at hele lenken fra e-posten er med i adressefeltet. ${ASK}`,
};

/** By the error's id (contract of GET and POST behov). */
const KNOWN: Readonly<Record<string, Pick<Problem, 'heading' | 'wayOn'>>> = {
  link_expired: { heading: 'Lenken er utløpt', wayOn: ASK },
  link_used: { heading: 'Spørsmålet er besvart', wayOn: CORRECT },
  link_replaced: { heading: 'Lenken gjelder ikke lenger', wayOn: ASK },
};

/** Null when the error is not about the link: then it may pass. */
export function linkProblemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null;
  return { ...(KNOWN[error.body.id] ?? UNKNOWN), message: error.body.message };
}
