import { useEffect, useEffectEvent } from 'react';
import { DEFAULT_TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from '#contract/admin/list.ts';
import { Pagination } from '#web/ui/pagination.tsx';

type PageSize = (typeof TABLE_PAGE_SIZES)[number];

export interface PageParams {
  readonly page: number;
  readonly pageSize: PageSize;
}

interface Props {
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
export function ListPagination({ label, headingId, params, total, onChange, stayWithin }: Props) {
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
