import { Suspense, useEffect, useState } from 'react';
import { part } from '#web/ui/part.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';

/* How much of what is new is not read, in the header. It is fetched when the page is there: no page waits for it. */

const Count = part(async () => (await import('./unread-parts.tsx')).Count, { failed: null });
const Bell = part(async () => (await import('./unread-parts.tsx')).Bell, { failed: null });

/** Beside the place's name; nothing without any. */
export const UnreadCount = () => useIsIdle() && <Later Part={Count} />;
/** The place in a narrow window, whose other places are in the menu. */
export const UnreadBell = () => useIsIdle() && <Later Part={Bell} />;

const Later = ({ Part }: { readonly Part: typeof Count }) => (
  <Suspense>
    <Part />
  </Suspense>
);

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
