import type { Ref } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import { t } from './link-texts.ts';

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
      <p>{t.whereToAsk}</p>
    </Message>
  );
}

/** Why a link leads to no question, in the server's words, and what the reader can do. */
export interface Problem {
  readonly heading: string;
  readonly message: string;
  readonly wayOn: string;
}

/** By the id of the error (bff/http/errors.ts). */
function knownProblem(id: string): Pick<Problem, 'heading' | 'wayOn'> {
  switch (id) {
    case 'link_expired':
      return { heading: t.expired, wayOn: t.ask };
    case 'link_used':
      return { heading: t.used, wayOn: t.correct };
    case 'link_replaced':
      return { heading: t.replaced, wayOn: t.newer };
    default:
      return { heading: t.invalid, wayOn: t.checkOrAsk };
  }
}

/** The problem of the link; null for every other error, which may pass. */
export function linkProblemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null;
  return { ...knownProblem(error.body.id), message: error.body.message };
}
