import { useEffect, useState } from 'react';
import { part } from '#web/ui/part.tsx';

/* How much of what is new is not read, in the header. It is fetched when the page is there: no page waits for it. */

const Count = part(async () => (await import('./unread-parts.tsx')).Count, { failed: null });
const Bell = part(async () => (await import('./unread-parts.tsx')).Bell, { failed: null });

/** Beside the place's name; nothing without any. */
export const UnreadCount = () => useIsIdle() && <Count />;
/** The place in a narrow window, whose other places are in the menu. */
export const UnreadBell = () => useIsIdle() && <Bell />;

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle time to ask for.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 30);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(id);
  }, []);
  return isIdle;
}
