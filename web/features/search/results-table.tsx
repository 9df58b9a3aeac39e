import { useEffect, useState } from 'react';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { PAGE_SIZES, type Sort, defaultSort } from '#domain/search-rules.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { takeOpened } from '#web/sak/sak-address.ts';
import { SakTable } from '#web/sak/sak-table.tsx';
import { Pagination } from '#web/table/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './results.module.css';

interface ResultsHeadProps {
  readonly headingId: string;
  readonly heading: string;
  readonly params: SearchParams;
  readonly onSort: (sort: Sort) => void;
}

/** The number of hits, and the order. */
export function ResultsHead({ headingId, heading, params, onSort }: ResultsHeadProps) {
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

/** The choices of 'Sorter på': the id is the select's, the sort goes into the address. */
const SORT_CHOICES = [
  {
    id: 'foerste',
    label: 'Første rettsmøte',
    sort: { sortField: 'rettsmoete', sortAscending: true },
  },
  {
    id: 'siste',
    label: 'Siste rettsmøte',
    sort: { sortField: 'rettsmoete', sortAscending: false },
  },
  { id: 'nye', label: 'Nye saker', sort: { sortField: 'sisteSak', sortAscending: false } },
] as const satisfies readonly { id: string; label: string; sort: Sort }[];

/** The choice that the search is sorted by; null for an order without a choice, e.g. decisions by their day. */
export function chosenSort(params: SearchParams): string | null {
  const usual = defaultSort(params.soekeKategori);
  const field = params.sortField ?? usual.sortField;
  const ascending = params.sortAscending ?? usual.sortAscending;
  const choice = SORT_CHOICES.find(
    ({ sort }) => sort.sortField === field && sort.sortAscending === ascending,
  );
  return choice?.id ?? null;
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
