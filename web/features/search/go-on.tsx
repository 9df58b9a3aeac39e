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
  const [to] = useState(() =>
    moved === readSearchParams(new URLSearchParams(location.search)).page
      ? movedTo(openedFrom(location).liste)
      : null,
  );
  // Only on arrival: whoever turns to that page later stays there.
  useEffect(() => {
    forgetMoved();
    onStay();
  }, [onStay]);
  return to === null ? null : <Navigate to={to} replace />;
}
