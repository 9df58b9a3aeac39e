import { useEffect, useState } from 'react';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { PAGE_SIZES, type Sort } from '#domain/search-rules.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { takeOpened } from '#web/sak/sak-address.ts';
import { SakTable } from '#web/sak/sak-table.tsx';
import { Pagination } from '#web/table/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { rememberSort } from './remembered-sort.ts';
import styles from './results.module.css';
import { chosenSort, sortChoices } from './sort.ts';

interface ResultsHeadProps {
  readonly headingId: string;
  readonly heading: string;
  readonly params: SearchParams;
  readonly onSort: (sort: Sort) => void;
}

/** The number of hits, and the order. */
export function ResultsHead({ headingId, heading, params, onSort }: ResultsHeadProps) {
  const choices = sortChoices(params);
  return (
    <div className={styles.head}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <Select
        label="Sorter på"
        layout="inline"
        options={choices}
        placeholder="Avsagt dato"
        value={chosenSort(params)}
        onChange={(id) => {
          const choice = choices.find((one) => one.id === id);
          if (!choice) return;
          rememberSort(choice.sort.sortField);
          onSort(choice.sort);
        }}
      />
    </div>
  );
}

interface ResultsTableProps {
  readonly headingId: string;
  readonly list: Berammingsliste;
  readonly params: SearchParams;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** The rows and their paging. */
export function ResultsTable({ headingId, list, params, isBusy, onChange }: ResultsTableProps) {
  const { toggle, error, clearError } = useFavoritt();
  const lastOpened = useReturnToRow(list.hits.length > 0);
  const choosePage = (page: number) => {
    onChange({ page });
    document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <FavorittError error={error} onClose={clearError} />
      <SakTable
        saker={list.hits}
        labelledBy={headingId}
        lastOpened={lastOpened}
        isBusy={isBusy}
        toggle={toggle}
      />
      <Pagination
        label="Sider med treff"
        page={params.page}
        pageSize={params.pageSize}
        pageSizes={PAGE_SIZES}
        total={list.totalHits}
        onPage={choosePage}
        onPageSize={(pageSize) =>
          onChange({ pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? 50, page: 1 })
        }
      />
    </>
  );
}

/**
 * Coming back from a case: scrolls to its row once the rows are there, and moves focus to its link. Returns the id of
 * the row to mark.
 */
function useReturnToRow(hasRows: boolean): string | null {
  const [opened] = useState(takeOpened);
  useEffect(() => {
    if (!opened || !hasRows) return;
    const row = document.querySelector(`tr[data-sak-id="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('td[data-column="saksnr"] a')?.focus({ preventScroll: true });
  }, [opened, hasRows]);
  return opened;
}
