import { useState } from 'react';
import type { BehovSvar } from '#contract/behov.ts';
import { answerBehov } from '#web/api/behov.ts';
import { useAction } from '#web/ui/use-action.ts';
import { linkProblemOf, type Problem } from './link-problems.ts';

/** What there is to say when the question no longer stands there. */
export type AnswerOutcome = { readonly svar: BehovSvar } | { readonly problem: Problem };

/** Sends the answer, once. A link that has gone old meanwhile is an outcome; any other failure may be tried again. */
export function useAnswer(token: string) {
  const [outcome, setOutcome] = useState<AnswerOutcome | null>(null);
  const send = async (svar: BehovSvar) => {
    try {
      await answerBehov(token, svar);
      setOutcome({ svar });
    } catch (failure) {
      const problem = linkProblemOf(failure);
      if (!problem) throw failure;
      setOutcome({ problem });
    }
  };
  const { run, ...progress } = useAction(send, { once: true });
  return { ...progress, outcome, answer: run };
}
