import { useEffect, useId, useRef } from 'react';
import { type FavorittSak, useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { useFavorittRows } from '#web/sak/favoritt-rows.ts';
import { focusStar } from '#web/sak/focus-star.ts';
import { type Row, SakTable } from '#web/sak/sak-table.tsx';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { t } from './around-texts.ts';
import styles from './favoritter.module.css';

/** The user's favourites, below the results and independent of them. */
export function Favoritter() {
  const headingId = useId();
  const { rows, error, retry } = useFavorittRows();
  const { toggle, error: toggleError, clearError } = useFavoritt();
  const { section, heading, beforeRemoving } = useNextStar(rows);
  if (!rows && !error) return null;
  return (
    <section ref={section} className={styles.section} aria-labelledby={headingId}>
      <FavorittError error={toggleError} onClose={clearError} />
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {t.favourites}
      </h2>
      {rows ? (
        <List
          saker={rows}
          headingId={headingId}
          toggle={(sak, favoritt) => {
            beforeRemoving(sak.sakId);
            toggle(sak, favoritt);
          }}
        />
      ) : (
        <Failure onRetry={retry} />
      )}
    </section>
  );
}

/**
 * A favourite whose star is taken away leaves the list, and its star with it: the focus goes to the next star, or to the
 * last one, or to the heading.
 */
function useNextStar(rows: readonly Row[] | undefined) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef<{ readonly sakId: string; readonly place: number } | null>(null);
  useEffect(() => {
    const { current: gone } = removed;
    if (!gone || !rows || rows.some(({ sakId }) => sakId === gone.sakId)) return;
    removed.current = null;
    const next = rows[Math.min(gone.place, rows.length - 1)];
    const found = next && section.current && focusStar(section.current, next.sakId);
    if (!found) heading.current?.focus({ preventScroll: true });
  }, [rows]);
  const beforeRemoving = (sakId: FavorittSak['sakId']) => {
    const place = rows?.findIndex((row) => row.sakId === sakId) ?? 0;
    removed.current = { sakId, place };
  };
  return { section, heading, beforeRemoving };
}

function List({ saker, headingId, toggle }: ListProps) {
  if (saker.length === 0) {
    return <p className={styles.none}>{t.noFavourites}</p>;
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
      <p>{t.favouritesFailed}</p>
      <RetryButton onRetry={onRetry} />
    </Message>
  );
}
