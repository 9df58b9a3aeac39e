import { useQuery } from '@tanstack/react-query';
import { isVarselActive } from '#domain/varsel.ts';
import { varselQuery } from '#web/api/varsel.ts';
import { serverNow } from '#web/api/client.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './varsel.module.css';

/** The banner of the service, while one is active (docs/PRODUCT.md, "The banner"). Its text is never markup. */
export function Varsel() {
  const { data } = useQuery(varselQuery());
  if (!data || !isVarselActive(data, serverNow())) return null;
  return (
    <section aria-label="Varsel" className={styles.varsel}>
      <Message purpose={data.purpose} layout="global">
        <p className={styles.text}>{data.message}</p>
      </Message>
    </section>
  );
}
