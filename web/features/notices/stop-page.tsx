import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { stoppVarsling } from '#web/api/notice-choices.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './stop.module.css';
import { ofMorning, ofNotices, type StopTexts } from './stop-texts.tsx';

/** /varsler/stopp/{token}: asks whoever has got an e-mail with notices, without a sign-in. Only the press stops anything. */
export function Page() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const t = search.get('om') === 'morgen' ? ofMorning : ofNotices;
  return (
    <PageFrame title={t.title} heading={t.title}>
      <div className={styles.side} key={token}>
        <Question token={token} t={t} />
      </div>
    </PageFrame>
  );
}

type Outcome = 'stoppet' | 'ugyldig';

function Question({ token, t }: { readonly token: string; readonly t: StopTexts }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run, isBusy, error } = useAction(async () => {
    try {
      await stoppVarsling(token);
      setOutcome('stoppet');
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      setOutcome('ugyldig');
    }
  });
  if (outcome) return <Result outcome={outcome} t={t} />;
  return (
    <>
      <p>{t.question}</p>
      {error !== null && <Failed heading={t.failed} error={error} />}
      <div className={styles.actions}>
        <Button aria-busy={isBusy} onPress={() => void run()}>
          {t.stop}
        </Button>
        {isBusy && <Spinner label={t.stopping} />}
      </div>
    </>
  );
}

/** Replaces the question, and takes focus. */
function Result({ outcome, t }: { readonly outcome: Outcome; readonly t: StopTexts }) {
  const toChoices = (words: string) => <Link to={t.choices}>{words}</Link>;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  if (outcome === 'stoppet')
    return (
      <Message purpose="success" heading={t.stopped} headingRef={heading}>
        <p>{t.startAgain(toChoices)}</p>
      </Message>
    );
  return (
    <Message purpose="warning" heading={t.invalid} headingRef={heading}>
      <p>{t.invalidWhy}</p>
      <p>{t.invalidHow(toChoices)}</p>
    </Message>
  );
}
