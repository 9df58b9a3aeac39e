import { useEffect, useEffectEvent } from 'react';
import { DEFAULT_TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '#contract/admin/list.ts';
import { Pagination } from '#web/table/pagination.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import type { Sort, TableColumn } from '#web/table/columns.ts';
import { LoadFailure } from '#web/table/load-failure.tsx';
import { SortSelect, useIsNarrow } from '#web/table/sort-select.tsx';
import { Table } from '#web/table/table.tsx';

/** Of a list: what is on the page, and how many there are in all. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface Props<Row extends object, Field extends string> {
  /** Id of the heading that names the table. */
  readonly headingId: string;
  readonly columns: readonly TableColumn<Row, Field>[];
  readonly rowId: (row: Row) => string;
  /** Undefined until there is an answer. */
  readonly page: ListPage<Row> | undefined;
  /** As TanStack Query has it; the first failure shows at once, behind it the list is asked for again (SPEC §9). */
  readonly query: {
    readonly failureReason: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly params: PageParams & Sort<Field>;
  /** Both of useListParams. */
  readonly onChange: (to: Partial<PageParams & Sort<Field>>) => void;
  readonly stayWithin: (pages: number) => void;
  readonly texts: {
    /** e.g. «Kunne ikke hente søknadene». */
    readonly failed: string;
    /** e.g. «Ingen treff på søknader.» */
    readonly empty: string;
    /** Names the navigation, e.g. «Sider med søknader». */
    readonly pages: string;
    /** What is said when an answer has come, e.g. «7 søknader». */
    readonly found: (total: number) => string;
  };
}

/** A list in each of its states: under way, failed, empty, or rows with their paging. */
export function ListResult<Row extends object, Field extends string>(props: Props<Row, Field>) {
  const { headingId, columns, rowId, page, query, params, onChange, stayWithin, texts } = props;
  const isNarrow = useIsNarrow();
  if (!page && query.failureReason)
    return (
      <LoadFailure
        heading={texts.failed}
        error={query.failureReason}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <LiveRegion>{page && !query.isPlaceholderData ? texts.found(page.total) : ''}</LiveRegion>
      {isNarrow && page?.rows.length !== 0 && (
        <SortSelect columns={columns} sort={params} onSort={onChange} />
      )}
      <Table
        labelledBy={headingId}
        columns={columns}
        rows={page?.rows}
        rowId={rowId}
        empty={texts.empty}
        isBusy={query.isPlaceholderData}
        sort={params}
        onSort={isNarrow ? undefined : onChange}
      />
      <ListPagination
        label={texts.pages}
        headingId={headingId}
        params={params}
        total={page?.total ?? null}
        onChange={onChange}
        stayWithin={stayWithin}
      />
    </>
  );
}

type PageSize = (typeof TABLE_PAGE_SIZES)[number];

interface PageParams {
  readonly page: number;
  readonly pageSize: PageSize;
}

interface ListPaginationProps {
  /** Names the navigation, e.g. «Sider med søknader». */
  readonly label: string;
  /** Id of the table's heading, which is shown again on another page. */
  readonly headingId: string;
  readonly params: PageParams;
  /** Null while it is not known. */
  readonly total: number | null;
  readonly onChange: (to: Partial<PageParams>) => void;
  /** Of useListParams: the address may mean a page that there isn't (any more). */
  readonly stayWithin: (pages: number) => void;
}

/** 'Vis per side', which rows these are, and the other pages (SPEC §9). Nothing for an empty list. */
export function ListPagination({
  label,
  headingId,
  params,
  total,
  onChange,
  stayWithin,
}: ListPaginationProps) {
  const { page, pageSize } = params;
  const pages = total === null ? null : Math.ceil(total / pageSize);
  const stay = useEffectEvent(stayWithin);
  useEffect(() => {
    if (pages !== null) stay(pages);
  }, [page, pages]);
  if (!total || pages === null || page > pages) return null;
  return (
    <Pagination
      label={label}
      page={page}
      pageSize={pageSize}
      pageSizes={TABLE_PAGE_SIZES}
      total={total}
      isAlwaysShown
      onPage={(to) => {
        onChange({ page: to });
        document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
      }}
      onPageSize={(to) =>
        onChange({
          pageSize: TABLE_PAGE_SIZES.find((size) => size === to) ?? DEFAULT_TABLE_PAGE_SIZE,
        })
      }
    />
  );
}
