import { Link, useLocation } from 'react-router';

/** How a page that was opened from a list leads back to it, as it was. */
export interface FromList {
  readonly liste: string;
}

interface Props {
  readonly to: string;
  readonly children: string;
}

/** A link from a list to one of its rows' pages, which takes the list's state along. */
export function RowLink({ to, children }: Props) {
  const { search } = useLocation();
  return (
    <Link to={to} state={{ liste: search } satisfies FromList}>
      {children}
    </Link>
  );
}

/** A link between two such pages: both lead back to the same list. */
export function SameListLink({ to, children }: Props) {
  return (
    <Link to={to} state={{ liste: useListSearch() } satisfies FromList}>
      {children}
    </Link>
  );
}

/** The query string of the list one came from; '' when one came from elsewhere. */
export function useListSearch(): string {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'liste' in state ? state.liste : '';
  return typeof from === 'string' ? from : '';
}
