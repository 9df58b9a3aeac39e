import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
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

const TITLE = 'Stopp e-postene om nytt';

/** /varsler/stopp/{token}: asks whoever has got an e-mail with notices, without a sign-in. Only the press stops anything. */
export function Page() {
  const { token = '' } = useParams();
  return (
    <PageFrame title={TITLE} heading={TITLE}>
      <div className={styles.side} key={token}>
        <Question token={token} />
      </div>
    </PageFrame>
  );
}

type Outcome = 'stoppet' | 'ugyldig';

function Question({ token }: { readonly token: string }) {
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
  if (outcome) return <Result outcome={outcome} />;
  return (
    <>
      <p>
        Du får ikke flere e-poster om nye treff i lagrede søk eller om endringer i favorittene dine.
        Andre e-poster, for eksempel om tilgangen din, får du fortsatt.
      </p>
      {error !== null && <Failed heading="E-postene er ikke stoppet" error={error} />}
      <div className={styles.actions}>
        <Button aria-busy={isBusy} onPress={() => void run()}>
          Stopp e-postene
        </Button>
        {isBusy && <Spinner label="Stopper e-postene" />}
      </div>
    </>
  );
}

/** Replaces the question, and takes focus. */
function Result({ outcome }: { readonly outcome: Outcome }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  if (outcome === 'stoppet')
    return (
      <Message purpose="success" heading="E-postene er stoppet" headingRef={heading}>
        <p>
          Du kan starte dem igjen i <Link to="/profil#varsler">profilen din</Link>.
        </p>
      </Message>
    );
  return (
    <Message purpose="warning" heading="Lenken er ikke gyldig" headingRef={heading}>
      <p>Den kan være for gammel, eller ikke hele lenken fra e-posten er med i adressefeltet.</p>
      <p>
        Bruk lenken i en nyere e-post, eller <Link to="/profil#varsler">velg i profilen din</Link>{' '}
        hva du får på e-post.
      </p>
    </Message>
  );
}
