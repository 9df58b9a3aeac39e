import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { isBannerActive } from '#domain/banner.ts';
import { bannerQuery } from '#web/api/banner.ts';
import { serverNow } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import { t } from './around-texts.ts';
import styles from './banner.module.css';

interface BannerProps {
  /** Called once it is known whether there is one. */
  readonly onKnown?: (isKnown: true) => void;
}

/** The banner of the service, while one is active (docs/PRODUCT.md, "The banner"). Its text is never markup. */
export function Banner({ onKnown }: BannerProps) {
  const { data, isPending, failureCount } = useQuery(bannerQuery());
  const isKnown = !isPending || failureCount > 0;
  useLayoutEffect(() => {
    if (isKnown) onKnown?.(true);
  }, [isKnown, onKnown]);
  if (!data || !isBannerActive(data, serverNow())) return null;
  return (
    <section aria-label={t.bannerName} className={styles.banner}>
      <Message purpose={data.purpose} layout="global">
        <p className={styles.text}>{data.message}</p>
      </Message>
    </section>
  );
}
