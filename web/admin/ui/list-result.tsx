import { type ReactNode, useEffect, useEffectEvent } from 'react';
import {
  ALL_ROWS,
  DEFAULT_TABLE_PAGE_SIZE,
  type PageSize,
  TABLE_PAGE_SIZES,
} from '#contract/admin/list.ts';
import { Pagination } from '#web/table/pagination.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import type { Sort, TableColumn } from '#web/table/columns.ts';
import { SortSelect, useIsNarrow } from '#web/table/sort-select.tsx';
import { Table } from '#web/table/table.tsx';
import { useReturnToRow } from './row-link.tsx';

/** The rows of one page, and how many rows the list has in all. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface Props<Row extends object, Field extends string> {
  /** Id of the heading that names the table. */
  readonly headingId: string;
  readonly columns: readonly TableColumn<Row, Field>[];
  readonly rowId: (row: Row) => string;
  /** A list's own style sheet adds to web/table/table.module.css. */
  readonly className?: string | undefined;
  /** Undefined until the first answer. */
  readonly page: ListPage<Row> | undefined;
  /** From TanStack Query. The first failure is shown at once, while the query goes on retrying. */
  readonly query: {
    readonly failureReason: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly params: PageParams & Sort<Field>;
  /** This and `stayWithin` are from useListParams. */
  readonly onChange: (to: Partial<PageParams & Sort<Field>>) => void;
  readonly stayWithin: (pages: number) => void;
  readonly texts: {
    /** For example «Kunne ikke hente søknadene». */
    readonly failed: string;
    /** For example «Ingen treff på søknader.» */
    readonly empty: string;
    /** The accessible name of the navigation, for example «Sider med søknader». */
    readonly pages: string;
    /** Announced to screen readers with each answer, for example «7 søknader». */
    readonly found: (total: number) => string;
  };
  /** Below the text of an empty list: the way on. */
  readonly wayOn?: ReactNode;
}

/** A list in each of its states: loading, failed, empty, or rows with pagination. */
export function ListResult<Row extends object, Field extends string>(props: Props<Row, Field>) {
  const { page, query, texts } = props;
  if (page || !query.failureReason) return <ListRows {...props} />;
  return <Awaited failed={texts.failed} error={query.failureReason} onRetry={query.refetch} />;
}

function ListRows<Row extends object, Field extends string>(props: Props<Row, Field>) {
  const { headingId, columns, rowId, page, query, params, onChange, stayWithin, texts } = props;
  const isNarrow = useIsNarrow();
  const isEmpty = page?.rows.length === 0;
  useReturnToRow(page !== undefined && !isEmpty);
  return (
    <>
      <LiveRegion>{page && !query.isPlaceholderData ? texts.found(page.total) : ''}</LiveRegion>
      {isNarrow && !isEmpty && <SortSelect columns={columns} sort={params} onSort={onChange} />}
      <Table
        labelledBy={headingId}
        columns={columns}
        rows={page?.rows}
        rowId={rowId}
        empty={texts.empty}
        isBusy={query.isPlaceholderData}
        className={props.className}
        sort={params}
        onSort={isNarrow ? undefined : onChange}
      />
      {isEmpty && props.wayOn}
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

interface PageParams {
  readonly page: number;
  readonly pageSize: PageSize;
}

interface ListPaginationProps {
  /** The accessible name of the navigation, for example «Sider med søknader». */
  readonly label: string;
  /** Id of the table's heading. The page scrolls there when another page is chosen. */
  readonly headingId: string;
  readonly params: PageParams;
  /** Null until it is known. */
  readonly total: number | null;
  readonly onChange: (to: Partial<PageParams>) => void;
  /** From useListParams: the page in the address may not exist, or not any more. */
  readonly stayWithin: (pages: number) => void;
}

/** Pagination of a list. Nothing for an empty list. */
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
      allSize={ALL_ROWS}
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
