import { Fragment, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Berammingsliste, NestenHit } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { type Row, SakTable } from '#web/sak/sak-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { t } from './nesten-texts.ts';
import styles from './nesten.module.css';
import { ledendeOf } from './sort.ts';

type NestenListe = NonNullable<Berammingsliste['nesten']>;

export interface NestenProps {
  readonly nesten: NestenListe;
  readonly heading: string;
  /** The hits, which these are not. */
  readonly list: Pick<Berammingsliste, 'totalHits'>;
  /** Undefined while another answer is being read. */
  readonly fresh: object | undefined;
  /** The case that one has just come back from. */
  readonly lastOpened: string | null;
  readonly nye: Berammingsliste['nye'];
  readonly params: SearchParams;
}

/** So many rows stand there at first; the others on demand. */
const FIRST = 10;

/** 'Nesten alle ordene': cases with most of the words, each with those that it lacks. They are no hits. */
export function Nesten({ nesten, heading, list, fresh, lastOpened, nye, params }: NestenProps) {
  const { hits, totalHits } = nesten;
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { toggle, error, clearError, hasAdded } = useFavoritt();
  const rows = useMemo(() => hits.map(rowOf), [hits]);
  // Who comes back to a later row finds it.
  const [isAll, setIsAll] = useState(
    () => hits.findIndex(({ sakId }) => sakId === lastOpened) >= FIRST,
  );
  const hasMore = !isAll && rows.length > FIRST;
  const shown = useMemo(() => (hasMore ? rows.slice(0, FIRST) : rows), [rows, hasMore]);
  const showAll = () => {
    flushSync(() => setIsAll(true));
    const links = section.current?.querySelectorAll<HTMLElement>('tbody [data-column="saksnr"] a');
    links?.[FIRST]?.focus();
  };
  return (
    <section ref={section} className={styles.nesten} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.note}>
        {countText(nesten)} {list.totalHits > 0 && t.notCounted(totalHits)}
      </p>
      <FavorittError error={error} onClose={clearError} hasAdded={hasAdded} />
      <SakTable
        saker={shown}
        labelledBy={headingId}
        lastOpened={lastOpened}
        ledende={ledendeOf(params)}
        nyeSiden={nye?.siden ?? null}
        isBusy={!fresh}
        toggle={toggle}
      />
      {hasMore ? (
        <Button variant="secondary" size="small" onPress={showAll}>
          {t.showMore}
        </Button>
      ) : (
        totalHits > rows.length && <p className={styles.note}>{t.notAll(rows.length)}</p>
      )}
    </section>
  );
}

/** With one word fewer than all, a case has exactly so many: one with more would be a hit. */
function countText({ totalHits, ord, minst }: NestenListe): string {
  const numbers = t.numbers.split(' ');
  const inWords = (count: number) => numbers[count] ?? String(count);
  return t.count(totalHits, inWords(minst), inWords(ord), minst < ord - 1);
}

const rowOf = ({ mangler, ...sak }: NestenHit): Row => ({
  ...sak,
  below: <Lacking words={mangler} />,
});

/** The words that a case lacks. Not every screen reader tells of the line through them, so that a word says it. */
function Lacking({ words }: { readonly words: readonly string[] }) {
  return (
    <span className={styles.lacking}>
      {t.lacks}
      {words.map((word, nr) => (
        // A word may have been typed twice.
        <Fragment key={nr}>
          {nr > 0 && ','} <del>{word}</del>
        </Fragment>
      ))}
    </span>
  );
}
