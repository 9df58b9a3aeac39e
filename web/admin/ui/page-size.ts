import { TABLE_PAGE_SIZES } from '#contract/admin/list.ts';

export type PageSize = (typeof TABLE_PAGE_SIZES)[number];

/** A setting of this browser: the rows per page that were chosen last, in whichever list. */
const KEY = 'adminRaderPerSide';

const sizeOf = (text: string | null) => TABLE_PAGE_SIZES.find((size) => String(size) === text);

/** The rows per page that were chosen last; undefined when none were, or without storage. */
export function chosenPageSize(): PageSize | undefined {
  try {
    return sizeOf(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function rememberPageSize(size: PageSize): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // Storage may be off or full.
  }
}

/** The parameters of a list with `usual` for the rows per page where they do not say how many. */
export function withPageSize(search: URLSearchParams, usual: PageSize): URLSearchParams {
  const said = sizeOf(search.get('pageSize'));
  const params = new URLSearchParams(search);
  params.set('pageSize', String(said ?? usual));
  return params;
}
