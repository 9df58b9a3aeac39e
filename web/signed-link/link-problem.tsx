import type { Ref } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import { t } from './texts.ts';

/** Why a signed link leads to nothing, in the server's words, and what the reader can do. */
export interface Problem {
  readonly heading: string;
  readonly message: string;
  readonly wayOn: string;
}

/** What differs by what the link led to: two headings, and whom to ask. */
interface Words {
  readonly used: string;
  readonly replaced: string;
  readonly onceExpired: string;
  readonly ifInvalid: string;
}

/** By the id of the error (bff/http/errors.ts). */
function knownProblem(id: string, words: Words): Pick<Problem, 'heading' | 'wayOn'> {
  switch (id) {
    case 'link_expired':
      return { heading: t.expired, wayOn: words.onceExpired };
    case 'link_used':
      return { heading: words.used, wayOn: t.correct };
    case 'link_replaced':
      return { heading: words.replaced, wayOn: t.newer };
    default:
      return { heading: t.invalid, wayOn: words.ifInvalid };
  }
}

/** The problem of the link; null for every other error, which may pass. */
export function linkProblemOf(error: unknown, words: Words): Problem | null {
  if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null;
  return { ...knownProblem(error.body.id, words), message: error.body.message };
}

interface Props {
  readonly problem: Problem;
  /** Given where the heading takes focus. Without it, the message is an alert. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Explains a link that has expired, or is used, replaced or altered. */
export function LinkProblem({ problem, headingRef }: Props) {
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
