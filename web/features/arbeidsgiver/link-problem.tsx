import type { Ref } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';

interface LinkProblemProps {
  readonly problem: Problem;
  /** Given where the heading takes focus. Without it, the message is an alert. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Explains a link that has expired, or is used, replaced or altered. */
export function LinkProblem({ problem, headingRef }: LinkProblemProps) {
  return (
    <Message
      purpose="warning"
      heading={problem.heading}
      {...(headingRef ? { headingRef } : { role: 'alert' })}
    >
      <p>{problem.message}</p>
      <p>{problem.wayOn}</p>
      <p>Du finner Domstoladministrasjonen under «Kontakt oss» nederst på siden.</p>
    </Message>
  );
}

/** Why a link leads to no question, in the server's words, and what the reader can do. */
export interface Problem {
  readonly heading: string;
  readonly message: string;
  readonly wayOn: string;
}

const ASK =
  'Ta kontakt med journalisten som har oppgitt deg som kontaktperson, eller med Domstoladministrasjonen.';
const CORRECT =
  'Er det ikke du som har svart, eller vil du endre svaret? Ta kontakt med Domstoladministrasjonen.';
const NEWER =
  'Har du fått en nyere e-post om det samme, svarer du med lenken i den. Har du spørsmål, kan du ta kontakt med Domstoladministrasjonen.';
const UNKNOWN = {
  heading: 'Lenken er ikke gyldig',
  wayOn: `Sjekk at hele lenken fra e-posten er med i adressefeltet. ${ASK}`,
};

/** By the id of the error (bff/http/errors.ts). */
const KNOWN: Readonly<Record<string, Pick<Problem, 'heading' | 'wayOn'>>> = {
  link_expired: { heading: 'Lenken er utløpt', wayOn: ASK },
  link_used: { heading: 'Spørsmålet er besvart', wayOn: CORRECT },
  link_replaced: { heading: 'Spørsmålet er ikke lenger aktuelt', wayOn: NEWER },
};

/** The problem of the link; null for every other error, which may pass. */
export function linkProblemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null;
  return { ...(KNOWN[error.body.id] ?? UNKNOWN), message: error.body.message };
}
