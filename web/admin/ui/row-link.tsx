import { useLocation } from 'react-router';
import { Link } from '#web/ui/router-link.tsx';
import { rememberOpened } from './return-to-row.ts';

/** History state of a page opened from a list: the list's query string, to lead back to the same view. */
export interface FromList {
  readonly liste: string;
}

interface Props {
  readonly to: string;
  readonly children: string;
}

/**
 * A link from a list to the page of one row. It takes the list's query string along, and whoever comes back to that list
 * finds the row (return-to-row.ts).
 */
export function RowLink({ to, children }: Props) {
  const { search } = useLocation();
  return (
    <Link
      to={to}
      state={{ liste: search } satisfies FromList}
      onClick={() => rememberOpened({ liste: search, rad: to })}
      data-row={to}
    >
      {children}
    </Link>
  );
}

/** A link between two such pages. Both lead back to the same list. */
export function SameListLink({ to, children }: Props) {
  return (
    <Link to={to} state={{ liste: useListSearch() } satisfies FromList}>
      {children}
    </Link>
  );
}

/** The query string of the list that the user came from; '' when they came from elsewhere. */
export function useListSearch(): string {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'liste' in state ? state.liste : '';
  return typeof from === 'string' ? from : '';
}
