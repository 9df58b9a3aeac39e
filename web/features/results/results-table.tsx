import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { PAGE_SIZES } from '#domain/search-rules.ts';
import { FavorittError } from '#web/sak/favoritt-error.tsx';
import { SakTable } from '#web/sak/sak-table/sak-table.tsx';
import { useFavoritt } from '#web/sak/use-favoritt.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { useReturnToRow } from './use-return-to-row.ts';

interface Props {
  readonly headingId: string;
  readonly list: Berammingsliste;
  readonly params: SearchParams;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** The rows with their paging. */
export function ResultsTable({ headingId, list, params, isBusy, onChange }: Props) {
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
