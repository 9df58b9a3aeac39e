import type { SearchParams } from '#contract/search.ts';
import type { Sort } from '#domain/search-rules.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './results.module.css';
import { chosenSort, SORT_CHOICES } from './sort-choice.ts';

interface Props {
  readonly headingId: string;
  readonly heading: string;
  readonly params: SearchParams;
  readonly onSort: (sort: Sort) => void;
}

/** 'Antall treff: n' to the left, 'Sorter på' to the right. */
export function ResultsHead({ headingId, heading, params, onSort }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <Select
        label="Sorter på"
        layout="inline"
        options={SORT_CHOICES}
        placeholder="Avsagt dato"
        value={chosenSort(params)}
        onChange={(id) => {
          const choice = SORT_CHOICES.find((one) => one.id === id);
          if (choice) onSort(choice.sort);
        }}
      />
    </div>
  );
}
