import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readSearchParams } from '#contract/search.ts';
import { forgetMoved, movedTo, readMoved } from '#web/sak/moved-list.ts';
import { openedFrom } from '#web/sak/sak-address.ts';

interface GoOnProps {
  /** The page that one has come to is the right one. */
  readonly onStay: () => void;
}

/** Goes on to the page of hits of the case that was seen last, when one has come to another one (web/sak/moved-list.ts). */
export function GoOn({ onStay }: GoOnProps) {
  const location = useLocation();
  const [moved] = useState(readMoved);
  const [came] = useState(location);
  const [to] = useState(() =>
    moved === readSearchParams(new URLSearchParams(came.search)).page
      ? movedTo(openedFrom(came).liste)
      : null,
  );
  // Only on arrival, and the list begins at the address at which it stays: there it looks for the row.
  const isThere = to === null || location.key !== came.key;
  useEffect(() => {
    forgetMoved();
    if (isThere) onStay();
  }, [isThere, onStay]);
  return isThere ? null : <Navigate to={to} replace />;
}
