import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { displayName } from '#domain/person-name.ts';
import { osloIso } from '#domain/time.ts';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDayAndTime } from '#web/format.ts';
import { SERVICE_NAME } from './page.tsx';
import styles from './print-head.module.css';
import { t } from './print-texts.ts';

/** Above a page on paper, and only there: what is printed, when, and by whom. */
export function PrintHead({ children }: { readonly children: ReactNode }) {
  const printed = usePrintTime();
  // Only what the header has read.
  const { data } = useQuery({ ...soeknadInfoQuery(), enabled: false });
  const time = formatDayAndTime(osloIso(printed));
  return (
    <div className={styles.head}>
      <span>{SERVICE_NAME}</span>
      <span>{children}</span>
      {/* The minute may have passed since the server made the page. */}
      <span suppressHydrationWarning>
        {data ? t.printedBy(time, displayName(data.navn)) : t.printed(time)}
      </span>
    </div>
  );
}

/** A page may stand open for hours before it is printed. */
function usePrintTime(): Date {
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    // The browser takes its picture of the page right after the event.
    const note = () => flushSync(() => setTime(serverNow()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return time;
}
