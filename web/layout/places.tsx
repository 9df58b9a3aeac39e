import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/router-link.tsx';
import styles from './places.module.css';
import { t } from './texts.ts';
import { UnreadCount } from './unread.tsx';

interface Place {
  readonly text: string;
  readonly to: string;
  /** Follows the text. */
  readonly after?: ReactNode;
}

/** The places of press users, in the order of the header. */
export const PRESS_PLACES: readonly Place[] = [
  { text: t.today, to: '/i-dag' },
  { text: t.search, to: '/' },
  { text: t.dagsliste, to: '/dagsliste' },
  { text: t.favourites, to: '/favoritter' },
  { text: t.savedSearches, to: '/lagrede-sok' },
  { text: t.news, to: '/nytt', after: <UnreadCount /> },
];

const DEKNING: Place = { text: t.coverage, to: '/dekning' };
/** Those that the menu has in every window, and those of the footer. */
export const MENU_PLACES: readonly Place[] = [{ text: t.notes, to: '/notater' }, DEKNING];
export const FOOTER_PLACES: readonly Place[] = [DEKNING];

interface PlacesProps {
  readonly places: readonly Place[];
  /** The place that one is at, where its address does not say so itself. */
  readonly at?: string;
}

/** The places of the header, with the one that one is at marked. */
export function Places({ label, ...rest }: PlacesProps & { readonly label: string }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.places}>
        <PlaceItems {...rest} />
      </ul>
    </nav>
  );
}

/** The same as items of a list, for the menu of a narrow window. */
export function PlaceItems({
  places,
  at,
  className,
}: PlacesProps & { readonly className?: string | undefined }) {
  const { pathname } = useLocation();
  const here = at ?? pathname;
  return places.map(({ text, to, after }) => (
    <li key={to} className={className}>
      <Link to={to} aria-current={here === to || here.startsWith(`${to}/`) ? 'page' : undefined}>
        {text}
        {after}
      </Link>
    </li>
  ));
}
