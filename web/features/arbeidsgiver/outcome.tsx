import { useEffect, useRef, type Ref } from 'react';
import type { BehovSvar } from '#contract/behov.ts';
import { Message } from '#web/ui/message.tsx';
import { LinkProblem } from './link-problem.tsx';
import type { AnswerOutcome } from './use-answer.ts';

/** Takes the place of the question, and focus with it. */
export function Outcome({ outcome }: { readonly outcome: AnswerOutcome }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return 'problem' in outcome ? (
    <LinkProblem problem={outcome.problem} headingRef={heading} />
  ) : (
    <Receipt svar={outcome.svar} headingRef={heading} />
  );
}

interface ReceiptProps {
  readonly svar: BehovSvar;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const GIVEN: Readonly<Record<BehovSvar, string>> = {
  bekreftet: 'Du har bekreftet at journalisten trenger tilgang.',
  avkreftet: 'Du har svart at journalisten ikke trenger tilgang.',
};

function Receipt({ svar, headingRef }: ReceiptProps) {
  return (
    <Message purpose="success" heading="Takk. Svaret ditt er registrert." headingRef={headingRef}>
      <p>{GIVEN[svar]}</p>
      <p>Domstoladministrasjonen ser svaret ditt, og avgjør om det gis tilgang.</p>
      <p>Du kan lukke siden.</p>
    </Message>
  );
}
