import { useEffect, useState } from 'react';
import { part } from '#web/ui/part.tsx';

/* What of the header no page waits for: how much is not read, the keys, and what measures. It is fetched when the page is there. */

const Count = part(async () => (await import('./unread-parts.tsx')).Count, { failed: null });
const Keys = part(async () => (await import('#web/keys/hurtigtaster.tsx')).Hurtigtaster, {
  failed: null,
});
const Measured = part(async () => (await import('#web/maaling/maaling.tsx')).Maaling, {
  failed: null,
});
const Bell = part(async () => (await import('./unread-parts.tsx')).Bell, { failed: null });

/** Beside the place's name; nothing without any. */
export const UnreadCount = () => useIsIdle() && <Count />;
/** The place in a narrow window, whose other places are in the menu. */
export const UnreadBell = () => useIsIdle() && <Bell />;
/** The keys of the pages, and the item of the menu that shows them. */
export const Hurtigtaster = () =>
  useIsIdle() && (
    <>
      <Keys />
      <Measured />
    </>
  );

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
