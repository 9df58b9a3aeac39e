import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import type { Sort } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { Kolonner } from '#web/sak/kolonner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { momentText } from './moment.ts';
import { rememberSort } from './remembered-sort.ts';
import styles from './results-head.module.css';
import { t } from './results-texts.ts';
import { useSaveSearch } from './save-search.tsx';
import { chosenSort, sortChoices } from './sort.ts';
import { ToHits } from './to-hits.tsx';

interface ResultsHeadProps {
  readonly headingId: string;
  /** The number of hits; null when there are none, which is said elsewhere. */
  readonly heading: string | null;
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  readonly nye: Berammingsliste['nye'];
  /** Why the hits are not those that are asked for. */
  readonly old: string | null;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** The number of hits, how many of them are new, what can be done with the search, and the order. */
export function ResultsHead(props: ResultsHeadProps) {
  const { headingId, heading, params, courts, nye, old, onChange } = props;
  const save = useSaveSearch({ params, courts });
  return (
    <>
      {save.receipt}
      <div className={styles.head}>
        {heading !== null && (
          <>
            <h2 id={headingId} tabIndex={-1} className={styles.heading}>
              {heading}
            </h2>
            <ToHits />
          </>
        )}
        <NyeToggle
          nye={nye}
          isOn={params.nye ?? false}
          onToggle={(isOn) => onChange({ nye: isOn || undefined, page: 1 })}
        />
        <p role="status" className={styles.changed}>
          {old}
        </p>
        <div className={styles.tools}>
          {/* Also when there are no hits yet. */}
          {save.button}
          {heading !== null && (
            <div className={styles.sort}>
              <Kolonner />
              <SortSelect params={params} layout="inline" onChange={onChange} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

interface NyeToggleProps {
  readonly nye: Berammingsliste['nye'];
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** Only what has come since the last visit. It can be turned off when that has become nothing. */
function NyeToggle({ nye, isOn, onToggle }: NyeToggleProps) {
  const since = useId();
  const antall = nye?.antall ?? 0;
  if (antall === 0 && !isOn) return null;
  return (
    <>
      <button
        type="button"
        className={styles.nye}
        aria-pressed={isOn}
        aria-describedby={nye ? since : undefined}
        onClick={() => onToggle(!isOn)}
      >
        <Icon icon={Sparkles} size={1} />
        {/* Who has not been here before has no count. */}
        {nye ? t.newSince(antall) : t.newSinceUncounted}
      </button>
      {nye && (
        <span id={since} className={styles.since}>
          {t.lastSeen(momentText(nye.siden, serverNow()))}
        </span>
      )}
    </>
  );
}

interface SortSelectProps {
  readonly params: SearchParams;
  readonly layout?: 'stacked' | 'inline';
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** 'Sorter på' shows what the rows are sorted by. */
export function SortSelect({ params, layout, onChange }: SortSelectProps) {
  const choices = sortChoices(params);
  const choose = (sort: Sort) => {
    rememberSort(sort.sortField);
    onChange({ ...sort, page: 1 });
  };
  return (
    <Select
      label={t.sortBy}
      {...(layout && { layout })}
      options={choices}
      value={chosenSort(params)}
      onChange={(id) => {
        const choice = choices.find((one) => one.id === id);
        if (choice) choose(choice.sort);
      }}
    />
  );
}
