import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { SakHit } from '#contract/sak.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { favoritterQuery, skjulteFavoritterQuery, useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { type Row, SakTable } from '#web/sak/sak-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './favoritter.module.css';

/** The user's favourites, below the results and independent of them. */
export function Favoritter() {
  const headingId = useId();
  const { data, failureReason: error, refetch } = useQuery(favoritterQuery());
  const { data: hidden } = useQuery(skjulteFavoritterQuery());
  const { toggle, error: toggleError, clearError } = useFavoritt();
  if (!data && !error) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <FavorittError error={toggleError} onClose={clearError} />
      <h2 id={headingId} className={styles.heading}>
        Favoritter
      </h2>
      {data ? (
        <List saker={rowsOf(data, hidden)} headingId={headingId} toggle={toggle} />
      ) : (
        <Failure onRetry={() => void refetch()} />
      )}
    </section>
  );
}

const NO_FILES = { utgaaetFil: false, filer: [] };

/** The favourites, and below them those that the court has hidden; one that has become hidden since is there once. */
function rowsOf(saker: readonly SakHit[], hidden: readonly SkjultSak[] = []): Row[] {
  const ids = new Set(hidden.map(({ sakId }) => sakId));
  return [...saker.filter(({ sakId }) => !ids.has(sakId)), ...hidden.map(hiddenRow)];
}

function hiddenRow({ sakId, saksnummer, domstolNavn, erFavoritt }: SkjultSak): Row {
  return {
    ...{ sakId, saksnummer, domstolNavn, isFavoritt: erFavoritt, skjult: true },
    ...{ rettsmoeteIntervaller: [], begrensninger: [], saksTema: null, sakstype: null },
    ...{ parter: null, parterStatus: 0, tiltale: NO_FILES, avgjorelse: NO_FILES },
    ...{ avsagt: null, erHentetFraSakApi: false, beskrivelse: null },
  };
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
  readonly saker: readonly Row[];
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
