import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { isVarselActive } from '#domain/varsel.ts';
import { varselQuery } from '#web/api/varsel.ts';
import { serverNow } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './varsel.module.css';

interface VarselProps {
  /** Called once it is known whether there is one. */
  readonly onKnown?: () => void;
}

/** The banner of the service, while one is active (docs/PRODUCT.md, "The banner"). Its text is never markup. */
export function Varsel({ onKnown }: VarselProps) {
  const { data, isPending, failureCount } = useQuery(varselQuery());
  const isKnown = !isPending || failureCount > 0;
  useLayoutEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  if (!data || !isVarselActive(data, serverNow())) return null;
  return (
    <section aria-label="Varsel" className={styles.varsel}>
      <Message purpose={data.purpose} layout="global">
        <p className={styles.text}>{data.message}</p>
      </Message>
    </section>
  );
}
