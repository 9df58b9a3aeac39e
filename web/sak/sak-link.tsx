import type { ReactNode } from 'react';
import { Link, useHistory } from '#web/ui/router-link.tsx';
import { rememberList } from './last-list.ts';
import { rememberOpened } from './return-to-row.ts';
import { openedFrom, sakHref, type SakAddress } from './sak-address.ts';

interface SakLinkProps {
  readonly sak: SakAddress;
  readonly className?: string | undefined;
  /** A part of the case page. */
  readonly hash?: '#parter';
  /** The address of the list to come back to; without it, the list that the link stands in, as it is now. */
  readonly liste?: string;
  /** In the place of the page that it stands on. */
  readonly replace?: boolean;
  readonly children: ReactNode;
}

/** A link to a case. The case page leads back to the list, also when it is opened in a new tab. */
export function SakLink({ sak, className, hash, liste, replace, children }: SakLinkProps) {
  const history = useHistory();
  const list = () => (liste === undefined ? openedFrom(history.location) : { liste });
  // A press or a focus comes before every way to open a link: click, middle click, menu, drag, keyboard.
  const remember = () => rememberList(list());
  return (
    <Link
      className={className}
      to={sakHref(sak) + (hash ?? '')}
      state={() => ({ ...list(), saksnummer: sak.saksnummer })}
      replace={replace}
      onPointerDown={remember}
      onFocus={remember}
      onGo={() => rememberOpened(sak.sakId)}
    >
      {children}
    </Link>
  );
}
