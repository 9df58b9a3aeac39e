import { CalendarDays, X } from 'lucide-react';
import { useEffect } from 'react';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { formatDays, formatWeekday } from '#web/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import styles from './dagord.module.css';
import { t } from './dagord-texts.ts';
import { type DaysInWords, daysInWords } from './days-in-words.ts';
import { searchAddress } from '#web/sak/search-address.ts';

interface DagordProps {
  readonly list?: Berammingsliste | undefined;
  /** The answer to this very search. */
  readonly fresh?: Berammingsliste | undefined;
  readonly params: SearchParams;
  readonly onDays: (days: DaysInWords) => void;
  readonly onChange: (change: Partial<SearchParams>) => void;
  /** The page goes where other hits are. */
  readonly onWayOut: () => void;
}

/** The days that the words say, which can be taken away, or be words after all. What was typed stays in the field. */
export default function Dagord({ list, fresh, params, onWayOut, ...to }: DagordProps) {
  const { query, dagord } = params;
  const { onChange, onDays } = to;
  useEffect(() => {
    if (fresh) onDays(daysInWords({ query, dagord }, fresh.dag));
  }, [fresh, query, dagord, onDays]);
  const dag = list?.dag;
  if (!dag) return null;
  const { tekst, brukes } = dag;
  const remove = () => {
    onWayOut();
    onChange({ dagord: 'uten', page: 1 });
  };
  return (
    <>
      {brukes ? (
        <span className={styles.chip}>
          <Icon icon={CalendarDays} size={1} />
          {dagText(dag)}
          <button type="button" className={styles.remove} aria-label={t.remove} onClick={remove}>
            <Icon icon={X} size={1} />
          </button>
        </span>
      ) : (
        <span>{t.leftOut(tekst)}</span>
      )}
      <span aria-hidden className={styles.dot}>
        ·
      </span>
      <Link
        to={searchAddress({ ...params, dagord: 'ord', page: 1 })}
        onGo={onWayOut}
        className={styles.link}
      >
        {t.asWords}
      </Link>
    </>
  );
}

/** What the words say, and which days that is. */
function dagText({ tekst, fraDato, tilDato }: NonNullable<Berammingsliste['dag']>): string {
  return fraDato === tilDato
    ? t.day(tekst, formatWeekday(fraDato))
    : t.days(tekst, formatDays(fraDato, tilDato));
}
