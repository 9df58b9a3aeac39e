import { useQuery } from '@tanstack/react-query';
import { behovQuery } from '#web/api/behov.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './arbeidsgiver.module.css';
import { BehovSpoersmaal } from './behov-spoersmaal.tsx';
import { LinkProblem } from './link-problem.tsx';
import { LoadFailure } from './load-failure.tsx';
import { linkProblemOf } from './link-problems.ts';

interface Props {
  /** As it stands in the address. */
  readonly token: string;
}

/** What the employer's contact person finds behind the link of the e-mail (SPEC §1): a question, or why there is none. */
export function BehovSide({ token }: Props) {
  return (
    <div className={styles.side}>
      <Side token={token} />
    </div>
  );
}

function Side({ token }: Props) {
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
