import { LiveRegion } from '#web/ui/live-region.tsx';
import { ListPagination, type PageParams } from './list-pagination.tsx';
import type { ListColumn, Sort } from './list-table/column.ts';
import { ListFailure } from './list-table/list-failure.tsx';
import { ListTable } from './list-table/list-table.tsx';

/** Of a list: what is on the page, and how many there are in all. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface Props<Row, Field extends string> {
  /** Id of the heading that names the table. */
  readonly headingId: string;
  readonly columns: readonly ListColumn<Row, Field>[];
  readonly rowKey: (row: Row) => string;
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
export function ListResult<Row, Field extends string>(props: Props<Row, Field>) {
  const { headingId, columns, rowKey, page, query, params, onChange, stayWithin, texts } = props;
  if (!page && query.failureReason)
    return (
      <ListFailure
        heading={texts.failed}
        error={query.failureReason}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <LiveRegion>{page && !query.isPlaceholderData ? texts.found(page.total) : ''}</LiveRegion>
      <ListTable
        labelledBy={headingId}
        columns={columns}
        rows={page?.rows}
        rowKey={rowKey}
        empty={texts.empty}
        isBusy={query.isPlaceholderData}
        sort={params}
        onSort={onChange}
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
