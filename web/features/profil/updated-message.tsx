import { useEffect, useState } from 'react';
import { soeknadMessages } from '#domain/soeknad.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './profil.module.css';

/** 'Profilen ble oppdatert.' A screen reader says what changes in a region that it knows already. */
export function UpdatedMessage() {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div role="status" className={styles.message}>
      {isSaid && <Message purpose="success">{soeknadMessages.profilUpdated}</Message>}
    </div>
  );
}
