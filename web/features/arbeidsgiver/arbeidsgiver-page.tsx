import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { behovQuery } from '#web/api/behov.ts';
import { failureText } from '#web/api/client.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './arbeidsgiver.module.css';
import { BehovSpoersmaal } from './behov-spoersmaal.tsx';
import { LinkProblem, linkProblemOf } from './link-problem.tsx';

const TITLE = 'Bekreft behov for tilgang';

/** /arbeidsgiver/bekreft/{token}: asks the employer's contact person, who has no sign-in. The tab's title has no names. */
export function Page() {
  const { token = '' } = useParams();
  return (
    <PageFrame title={TITLE} heading={TITLE}>
      <div className={styles.side}>
        <Behov key={token} token={token} />
      </div>
    </PageFrame>
  );
}

/** The question, or why the link does not lead to one. */
function Behov({ token }: { readonly token: string }) {
  const { data: behov, error, isFetching, refetch } = useQuery(behovQuery(token));
  if (behov) return <BehovSpoersmaal token={token} behov={behov} />;
  if (isFetching || !error) return <Spinner label="Henter spørsmålet" />;
  const problem = linkProblemOf(error);
  return problem ? (
    <LinkProblem problem={problem} />
  ) : (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  );
}

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failure that is not about the link, and may pass. */
function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <Message purpose="danger" heading="Kunne ikke hente spørsmålet" role="alert">
      <p>{failureText(error)}</p>
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}
