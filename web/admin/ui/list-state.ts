import { useLocation } from 'react-router';

/** What a row's link hands over, so that the page it leads to can lead back to the list as it was. */
export interface FromList {
  readonly liste: string;
}

/** For links in a list. */
export function useListState(): FromList {
  return { liste: useLocation().search };
}

/** The list's query, on a page that one came to from it; else none. */
export function useListQuery(): string {
  const state = useLocation().state as Partial<FromList> | null;
  return typeof state?.liste === 'string' ? state.liste : '';
}
