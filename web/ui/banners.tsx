import { useState } from 'react';
import type { ShownBanner, ShownBanners } from '#contract/banner.ts';
import { serverNow } from '#web/api/client.ts';
import { cookies } from '#web/api/cookies.ts';
import { Message } from './message.tsx';
import { t } from './banners-texts.ts';
import styles from './banners.module.css';

/**
 * The banners of the service, in the order of the answer. Their texts are never markup. Each is announced once, when it comes, and can
 * be closed; a new version of it is shown again.
 */
export function Banners({ vises }: Pick<ShownBanners, 'vises'>) {
  const [closed, setClosed] = useState(readClosed);
  const now = serverNow();
  const shown = vises.filter(
    (one) => !closed.includes(markOf(one)) && (one.slutt === null || new Date(one.slutt) > now),
  );
  const close = (one: ShownBanner) => {
    const all = [markOf(one), ...readClosed()].slice(0, MOST_CLOSED);
    setClosed(all);
    cookies.write(CLOSED, all.join('_'));
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <section aria-label={t.name} className={styles.banner}>
          {shown.map((one) => (
            <Message
              key={markOf(one)}
              purpose={one.purpose}
              layout="global"
              onClose={() => close(one)}
            >
              <p className={styles.text}>{one.message}</p>
            </Message>
          ))}
        </section>
      )}
    </div>
  );
}

const CLOSED = 'lukkedeVarsler';
const MOST_CLOSED = 50;
const markOf = ({ id, versjon }: ShownBanner) => `${id}.${versjon}`;

/** A server that makes the page knows it too: what is closed is not seen for a moment. */
const readClosed = () => cookies.read(CLOSED).split('_');

/** Milliseconds until they are read again, because one begins or ends; for `refetchInterval`. */
export function untilNext(shown: ShownBanners | undefined): number | false {
  if (!shown?.neste) return false;
  const left = Date.parse(shown.neste) - serverNow().getTime();
  // A second later, for the clocks; and a browser counts no further than 24 days.
  return Math.min(Math.max(left, 0) + 1_000, 86_400_000);
}
