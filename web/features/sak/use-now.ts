import { useEffect, useState } from 'react';
import { serverNow } from '#web/api/client.ts';

const MINUTE = 60_000;

/** The server's time: new at each whole minute, and when the page is shown again. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const refresh = () => setNow(serverNow());
    const timer = setTimeout(refresh, MINUTE - (now.getTime() % MINUTE));
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [now]);
  return now;
}
