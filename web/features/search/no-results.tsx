import { ChevronRight, SpellCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { messages } from '#domain/messages.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { formatCount } from '#web/format.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { SakTable } from '#web/sak/sak-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './results.module.css';
import { searchAddress } from './search-address.ts';

interface NoResultsProps {
  readonly params: SearchParams;
  readonly list: Pick<Berammingsliste, 'menteDu'>;
  readonly onReset: () => void;
}

/** No hits: other words that have some, advice, and a button that resets the search. */
export function NoResults({ params, list, onReset }: NoResultsProps) {
  return (
    <section className={styles.empty}>
      <h2 className={styles.heading}>{messages.search.empty}</h2>
      {list.menteDu.length > 0 && (
        <ul className={styles.ways}>
          {list.menteDu.map(({ query, antall }) => (
            <li key={query}>
              <Link to={searchAddress({ ...params, query, page: 1 })} className={styles.way}>
                <Icon icon={SpellCheck} />
                <span>
                  <span className={styles.wayTitle}>{`Mente du «${query}»?`}</span>
                  <span className={styles.wayDetail}>{formatCount(antall, 'treff', 'treff')}</span>
                </span>
                <Icon icon={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.advice}>
        <li>Sjekk stavemåten, eller bruk færre ord.</li>
        <li>Utvid perioden, eller velg «Alle domstoler».</li>
        <li>Fjern anførselstegn for å søke på enkeltord.</li>
      </ul>
      <ResetButton onReset={onReset} />
    </section>
  );
}

function ResetButton({ onReset }: { readonly onReset: () => void }) {
  return (
    <Button variant="secondary" size="small" onPress={onReset}>
      Nullstill søket
    </Button>
  );
}

interface OutsideSearchProps {
  readonly saker: Berammingsliste['sakerUtenfor'];
  /** Given when these are all that was found. */
  readonly onReset?: (() => void) | undefined;
}

/** Cases whose number was typed, and which dates, court or category of the search leave out. */
export function OutsideSearch({ saker, onReset }: OutsideSearchProps) {
  const headingId = useId();
  const { toggle, error, clearError } = useFavoritt();
  if (saker.length === 0) return null;
  return (
    <section className={styles.outside} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {saker.length === 1
          ? 'Saken finnes, men utenfor søket ditt'
          : 'Sakene finnes, men utenfor søket ditt'}
      </h2>
      <p className={styles.note}>
        Saksnummeret finnes uansett periode, domstol og kategori. Det telles ikke med i treffene.
      </p>
      <FavorittError error={error} onClose={clearError} />
      <SakTable saker={saker} labelledBy={headingId} toggle={toggle} />
      {onReset && <ResetButton onReset={onReset} />}
    </section>
  );
}
