import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { favoritterQuery, useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { SakTable } from '#web/sak/sak-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './favoritter.module.css';

/** The user's favourites, below the results and independent of them. */
export function Favoritter() {
  const headingId = useId();
  const { data, failureReason: error, refetch } = useQuery(favoritterQuery());
  const { toggle, error: toggleError, clearError } = useFavoritt();
  if (!data && !error) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <FavorittError error={toggleError} onClose={clearError} />
      <h2 id={headingId} className={styles.heading}>
        Favoritter
      </h2>
      {data ? (
        <List saker={data} headingId={headingId} toggle={toggle} />
      ) : (
        <Failure onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function List({ saker, headingId, toggle }: ListProps) {
  if (saker.length === 0) {
    return (
      <p className={styles.none}>
        Du har ingen favoritter. Velg stjernen ved en sak for å følge den her.
      </p>
    );
  }
  return <SakTable saker={saker} labelledBy={headingId} toggle={toggle} />;
}
interface ListProps {
  readonly saker: Parameters<typeof SakTable>[0]['saker'];
  readonly headingId: string;
  readonly toggle: ReturnType<typeof useFavoritt>['toggle'];
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Message purpose="danger">
      <p>Kunne ikke hente favorittene dine. Vent litt, og prøv igjen.</p>
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}
