import type { Ref } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import { problems, t } from './texts.ts';

/** Why a link leads to no list, in the server's words, and what the reader can do. */
export interface Problem {
  readonly heading: string;
  readonly message: string;
  readonly wayOn: string;
}

/** By the id of the error (bff/http/errors.ts); null for every other error, which may pass. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null;
  const { id, message } = error.body;
  if (id === 'link_expired') return { heading: problems.expired, message, wayOn: t.askNew };
  if (id === 'link_used') return { heading: problems.used, message, wayOn: t.correct };
  if (id === 'link_replaced') return { heading: problems.replaced, message, wayOn: t.newer };
  return { heading: problems.invalid, message, wayOn: t.check };
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
