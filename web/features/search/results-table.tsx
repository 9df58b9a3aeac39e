import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { ALL_PAGE_SIZE, LAST_ROW, lastPageOf, PAGE_SIZES } from '#domain/search-rules.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { SakTable } from '#web/sak/sak-table.tsx';
import { Pagination } from '#web/table/pagination.tsx';
import { t } from './results-texts.ts';
import styles from './results.module.css';
import { ledendeOf } from './sort.ts';

interface ResultsTableProps {
  readonly headingId: string;
  readonly list: Berammingsliste;
  /** The case that one has just come back from. */
  readonly lastOpened: string | null;
  /** What is new, on every page of the search. */
  readonly nye: Berammingsliste['nye'];
  readonly params: SearchParams;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<SearchParams>) => void;
}

/** The rows and their paging. */
export function ResultsTable(props: ResultsTableProps) {
  const { headingId, list, nye, params, onChange } = props;
  const { toggle, error, clearError, hasAdded } = useFavoritt();
  const choosePage = (page: number) => {
    onChange({ page });
    document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <FavorittError error={error} onClose={clearError} hasAdded={hasAdded} />
      <SakTable
        saker={list.hits}
        labelledBy={headingId}
        lastOpened={props.lastOpened}
        ledende={ledendeOf(params)}
        nyeSiden={nye?.siden ?? null}
        isBusy={props.isBusy}
        toggle={toggle}
      />
      <Pagination
        label={t.pagesOfHits}
        page={params.page}
        pageSize={params.pageSize}
        pageSizes={PAGE_SIZES}
        allSize={ALL_PAGE_SIZE}
        total={list.totalHits}
        pages={lastPageOf(list.totalHits, params.pageSize)}
        onPage={choosePage}
        onPageSize={(pageSize) =>
          onChange({ pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? 50, page: 1 })
        }
      />
      {list.totalHits > LAST_ROW && <p className={styles.note}>{sakMessages.treff.lastRow}</p>}
    </>
  );
}
