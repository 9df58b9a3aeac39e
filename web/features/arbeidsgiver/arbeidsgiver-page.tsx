import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { Behov, BehovSvar } from '#contract/soeknad.ts';
import { answerBehov, behovQuery } from '#web/api/behov.ts';
import { behovMessages } from '#domain/arbeidsgiver.ts';
import { LIMITS } from '#domain/text-rules.ts';
import { draftKey, useDraft } from '#web/form/draft.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './arbeidsgiver.module.css';
import { BehovFacts } from './behov-facts.tsx';
import { LinkProblem, type Problem, linkProblemOf } from '#web/signed-link/link-problem.tsx';
import { noQuestion } from './link-texts.ts';
import { GIVEN, t } from './texts.ts';

/** /arbeidsgiver/bekreft/{token}: asks the employer's contact person, who has no sign-in. The tab's title has no names. */
export function Page() {
  const { token = '' } = useParams();
  return (
    <PageFrame title={t.title} heading={t.title}>
      <div className={styles.side}>
        <BehovLoader key={token} token={token} />
      </div>
    </PageFrame>
  );
}

/** The question, or why the link does not lead to one. */
function BehovLoader({ token }: { readonly token: string }) {
  const { data: behov, error, isFetching, refetch } = useQuery(behovQuery(token));
  if (behov) return <BehovSpoersmaal token={token} behov={behov} />;
  if (isFetching || !error) return <Spinner label={t.loading} />;
  const problem = linkProblemOf(error, noQuestion);
  return problem ? (
    <LinkProblem problem={problem} />
  ) : (
    // It is not about the link, and may pass.
    <Failed heading={t.loadFailed} error={error} onRetry={refetch} />
  );
}

const AvkreftDialog = part(async () => (await import('./avkreft-dialog.tsx')).default);

interface BehovSpoersmaalProps {
  readonly token: string;
  readonly behov: Behov;
}

const NOTHING_TYPED = { melding: '' };

/**
 * The question with its two answers; afterwards the result of the answer. A message that is being written outlives a change of
 * language, in the tab and until the link is answered.
 */
export function BehovSpoersmaal({ token, behov }: BehovSpoersmaalProps) {
  const [isAskingTwice, setAskingTwice] = useState(false);
  const draft = useDraft(draftKey('arbeidsgiver', token), NOTHING_TYPED);
  const melding = String(draft.values.melding);
  const box = useRef<HTMLDivElement>(null);
  const { outcome, answer, isBusy, error, forget } = useAnswer(token, draft.drop);
  if (outcome) return <Outcome outcome={outcome} />;
  const askTwice = () => {
    if (isBusy) return;
    forget();
    if (isTooLong) box.current?.querySelector('textarea')?.focus();
    else setAskingTwice(true);
  };
  const isTooLong = melding.length > LIMITS.melding;
  const confirm = () => {
    if (isTooLong) box.current?.querySelector('textarea')?.focus();
    else void answer('bekreftet', melding);
  };
  return (
    <>
      <BehovFacts behov={behov} />
      {error !== null && !isAskingTwice && (
        <div className={styles.message}>
          <Failed heading={t.sendFailed} error={error} />
        </div>
      )}
      <div ref={box} className={styles.melding}>
        <TextArea
          label={t.message}
          description={t.messageRules}
          rows={3}
          size="medium"
          value={melding}
          error={isTooLong ? behovMessages.tooLong : undefined}
          onChange={(typed) => draft.setValues({ melding: typed })}
        />
      </div>
      <div className={styles.answers}>
        <Button aria-busy={isBusy} onPress={confirm}>
          {t.confirm}
        </Button>
        <Button variant="secondary" onPress={askTwice}>
          {t.deny}
        </Button>
        {isBusy && !isAskingTwice && <Spinner label={t.sending} />}
      </div>
      {isAskingTwice && (
        <AvkreftDialog
          action={{ run: () => answer('avkreftet', melding), isBusy, error }}
          onClose={() => setAskingTwice(false)}
        />
      )}
    </>
  );
}

/** What replaces the question: the answer that was given, or why the link is not valid any more. */
type AnswerOutcome = { readonly svar: BehovSvar } | { readonly problem: Problem };

/** Sends the answer, once. A link that is no longer valid is an outcome; after other failures one may try again. */
function useAnswer(token: string, onEnded: () => void) {
  const [outcome, setOutcome] = useState<AnswerOutcome | null>(null);
  const end = (how: AnswerOutcome) => {
    onEnded();
    setOutcome(how);
  };
  const send = async (svar: BehovSvar, melding: string) => {
    try {
      await answerBehov(token, svar, melding);
      end({ svar });
    } catch (failure) {
      const problem = linkProblemOf(failure, noQuestion);
      if (!problem) throw failure;
      end({ problem });
    }
  };
  const { run, ...progress } = useAction(send, { once: true });
  return { ...progress, outcome, answer: run };
}

/** Replaces the question, and takes focus. */
function Outcome({ outcome }: { readonly outcome: AnswerOutcome }) {
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

function Receipt({ svar, headingRef }: ReceiptProps) {
  return (
    <Message purpose="success" heading={t.thanks} headingRef={headingRef}>
      <p>{GIVEN[svar]}</p>
      <p>{t.next}</p>
      <p>{t.mayClose}</p>
    </Message>
  );
}
