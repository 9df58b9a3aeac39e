import { lazy, Suspense, useState } from 'react';
import type { Behov } from '#contract/behov.ts';
import { failureText } from '#web/api/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './arbeidsgiver.module.css';
import { BehovFacts } from './behov-facts.tsx';
import { Outcome } from './outcome.tsx';
import { useAnswer } from './use-answer.ts';

const AvkreftDialog = lazy(() => import('./avkreft-dialog.tsx'));

interface Props {
  readonly token: string;
  readonly behov: Behov;
}

/** The question with its two answers, and what became of the answer. */
export function BehovSpoersmaal({ token, behov }: Props) {
  const [isAskingTwice, setAskingTwice] = useState(false);
  const { outcome, answer, isBusy, error, forget } = useAnswer(token);
  if (outcome) return <Outcome outcome={outcome} />;
  const failure = error === null ? null : failureText(error);
  const askTwice = () => {
    if (isBusy) return;
    forget();
    setAskingTwice(true);
  };
  return (
    <>
      <BehovFacts behov={behov} />
      {failure && !isAskingTwice && (
        <div className={styles.message}>
          <Message purpose="danger" role="alert" heading="Svaret ble ikke registrert">
            <p>{failure}</p>
          </Message>
        </div>
      )}
      <div className={styles.answers}>
        <Button aria-busy={isBusy} onPress={() => void answer('bekreftet')}>
          Bekreft behov
        </Button>
        <Button variant="secondary" onPress={askTwice}>
          Avkreft
        </Button>
        {isBusy && !isAskingTwice && <Spinner label="Registrerer svaret" />}
      </div>
      {isAskingTwice && (
        <Suspense>
          <AvkreftDialog
            isBusy={isBusy}
            failure={failure}
            onConfirm={() => void answer('avkreftet')}
            onClose={() => setAskingTwice(false)}
          />
        </Suspense>
      )}
    </>
  );
}
