import { useQuery } from '@tanstack/react-query';
import { type RedaksjonRad, redaksjonerParamsSchema } from '#contract/admin/redaksjoner.ts';
import { REDAKSJON_STATUS } from '#domain/redaksjon.ts';
import { redaksjonerQuery } from '#web/admin/api/redaksjoner.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { ListBar, SearchBox } from '#web/admin/ui/list-bar.tsx';
import { ListResult } from '#web/admin/ui/list-result.tsx';
import { useListParams } from '#web/admin/ui/use-list-params.ts';
import { formatCount } from '#web/format.ts';
import { Chips } from '#web/ui/chips.tsx';
import { redaksjonColumns } from './columns.tsx';
import { findRows, searched } from './found.ts';
import { t } from './texts.ts';

const HEADING = 'redaksjoner';

/** admin/redaksjoner: the register of newsrooms (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const query = useQuery(redaksjonerQuery);
  const rows = query.data?.redaksjoner;
  return (
    <AdminPage title={t.heading} headingId={HEADING} lead={rows && totals(rows)}>
      <RedaksjonList rows={rows} query={query} />
    </AdminPage>
  );
}

function totals(rows: readonly RedaksjonRad[]): string {
  const users = rows.reduce((sum, { brukere }) => sum + brukere, 0);
  return t.totals(t.found(rows.length), formatCount(users, 'bruker', 'brukere'));
}

const CHOICES = ['alle', 'maaBekreftes', 'suspendert', 'utenRedaktoer'] as const;
const PAGE_SIZE = 25;

interface ListProps {
  /** Undefined until they are known. */
  readonly rows: readonly RedaksjonRad[] | undefined;
  readonly query: {
    readonly failureReason: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
}

function RedaksjonList({ rows, query }: ListProps) {
  const { params, change, stayWithin } = useListParams(redaksjonerParamsSchema, {
    pageSize: PAGE_SIZE,
  });
  const found = rows && findRows(rows, params);
  const begin = (params.page - 1) * params.pageSize;
  const count = (choice: (typeof CHOICES)[number]) =>
    rows &&
    searched(rows, params.sok).filter(({ status }) => choice === 'alle' || status === choice)
      .length;
  return (
    <>
      <ListBar>
        <Chips
          label={t.show}
          options={CHOICES.map((id) => ({
            id,
            label: id === 'alle' ? t.all : REDAKSJON_STATUS[id],
            count: count(id),
          }))}
          value={CHOICES.find((id) => id === params.vis) ?? 'alle'}
          onChange={(vis) => change({ vis })}
        />
        <SearchBox
          label={t.search}
          placeholder={t.searchIn}
          value={params.sok}
          onChange={(sok) => change({ sok })}
        />
      </ListBar>
      <ListResult
        headingId={HEADING}
        columns={redaksjonColumns}
        rowId={({ id }) => id}
        page={
          found && {
            rows: found.slice(begin, begin + params.pageSize),
            total: found.length,
          }
        }
        query={query}
        params={params}
        onChange={change}
        stayWithin={stayWithin}
        texts={{
          failed: t.failed,
          empty: rows?.length === 0 ? t.none : t.empty,
          pages: t.pages,
          found: t.found,
        }}
      />
    </>
  );
}
