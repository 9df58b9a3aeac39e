import type { Ref } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';

interface LinkProblemProps {
  readonly problem: Problem;
  /** Given where focus goes to the heading; else screen readers are told by an alert. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A plain explanation of a link that is old, used, replaced or altered. */
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
const NEWER =
  'Har du fått en nyere e-post om det samme, svarer du med lenken i den. Har du spørsmål, kan du ta kontakt med Domstoladministrasjonen.';
const UNKNOWN = {
  heading: 'Lenken er ikke gyldig',
  wayOn: `Sjekk at hele lenken fra e-posten er med i adressefeltet. ${ASK}`,
};

/** By the error's id (bff/http/errors.ts). */
const KNOWN: Readonly<Record<string, Pick<Problem, 'heading' | 'wayOn'>>> = {
  link_expired: { heading: 'Lenken er utløpt', wayOn: ASK },
  link_used: { heading: 'Spørsmålet er besvart', wayOn: CORRECT },
  link_replaced: { heading: 'Spørsmålet er ikke lenger aktuelt', wayOn: NEWER },
};

/** Null when the error is not about the link: then it may pass. */
export function linkProblemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null;
  return { ...(KNOWN[error.body.id] ?? UNKNOWN), message: error.body.message };
}
