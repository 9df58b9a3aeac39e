import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { Row } from './sak-columns.tsx';

/** More than a window shows. */
const AT_ONCE = 60;
/** A group of the table: so few that laying them out keeps nobody waiting, on a slow machine either. */
const STEP = 20;

interface Drawn {
  readonly saker: readonly Row[];
  /** How many of them stand in the page. */
  readonly count: number;
}

/**
 * Many rows, without keeping anybody waiting: the first ones are drawn at once, the others some at a time while there is
 * nothing else to do. The row that one comes back to is among the first. Printing draws all.
 */
export function useUnhurried(hits: readonly Row[], lastOpened: string | null): readonly Row[] {
  const later = useDeferredValue(hits);
  const saker = hits.length > AT_ONCE ? later : hits;
  const [before, setDrawn] = useState<Drawn>(() => beginning(saker, lastOpened));
  const { count } = before.saker === saker ? before : continued(before, saker, lastOpened);
  useEffect(() => {
    if (count >= saker.length) return undefined;
    const draw = (upTo: number) => setDrawn({ saker, count: Math.min(saker.length, upTo) });
    const stop = whenIdle(() => startTransition(() => draw(count + STEP)));
    const drawAll = () => flushSync(() => draw(saker.length));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      stop();
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [saker, count]);
  return useMemo(() => saker.slice(0, count), [saker, count]);
}

function beginning(saker: readonly Row[], lastOpened: string | null): Drawn {
  const opened = saker.findIndex(({ sakId }) => sakId === lastOpened);
  return { saker, count: Math.min(saker.length, Math.max(0, opened) + AT_ONCE) };
}

/** A favourite more or less, or read again: the rows that stand there stay. Another list begins anew. */
function continued(before: Drawn, saker: readonly Row[], lastOpened: string | null): Drawn {
  if (before.saker[0]?.sakId !== saker[0]?.sakId) return beginning(saker, lastOpened);
  return { saker, count: Math.min(Math.max(before.count, AT_ONCE), saker.length) };
}
