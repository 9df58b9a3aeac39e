import type { Ref } from 'react';
import { Message } from '#web/ui/message.tsx';
import type { Problem } from './link-problems.ts';

interface Props {
  readonly problem: Problem;
  /** Given where focus goes to the heading; else screen readers are told by an alert. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A plain explanation of a link that is old, used, replaced or altered. */
export function LinkProblem({ problem, headingRef }: Props) {
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
