import { useId } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { SakTable } from '#web/sak/sak-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { t } from './no-hits-texts.ts';
import { askedText, whyOutside } from './outside.ts';
import styles from './results.module.css';

interface OutsideSearchProps {
  readonly saker: Berammingsliste['sakerUtenfor'];
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  /** They are all that was found: there is no advice on words then, only a way to begin again. */
  readonly isAll: boolean;
  readonly onReset: () => void;
}

export const outsideHeading = (count: number) => (count === 1 ? t.caseOutside : t.casesOutside);

/** Cases whose number was typed, and why the search leaves them out. They are no hits. */
export function OutsideSearch({ saker, params, courts, isAll, onReset }: OutsideSearchProps) {
  const headingId = useId();
  const { toggle, error, clearError, hasAdded } = useFavoritt();
  if (saker.length === 0) return null;
  return (
    <section className={styles.outside} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {outsideHeading(saker.length)}
      </h2>
      <p className={styles.note}>
        {askedText(params, courts)}
        {saker.map((sak) => ` ${t.whyOutside(sak.saksnummer, whyOutside(sak, params, courts))}`)}
      </p>
      <FavorittError error={error} onClose={clearError} hasAdded={hasAdded} />
      <SakTable saker={saker} labelledBy={headingId} toggle={toggle} />
      {isAll && (
        <Button variant="secondary" size="small" onPress={onReset}>
          {t.reset}
        </Button>
      )}
    </section>
  );
}
