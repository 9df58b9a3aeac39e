import { useEffect, useSyncExternalStore } from 'react';
import { findContact, hasContact, watchContact } from '#web/api/contact.ts';
import styles from './contact-bar.module.css';
import { t } from './texts.ts';

/** In milliseconds: how often the service is looked for while it is out of reach. */
const AGAIN = 5_000;

/** Says at once that the service is out of reach, below whatever is shown, which stays. Nothing has to be pressed afterwards. */
export function ContactBar() {
  const isInContact = useSyncExternalStore(watchContact, hasContact, hasContact);
  useEffect(() => {
    if (isInContact) return undefined;
    const timer = setInterval(() => void findContact(), AGAIN);
    return () => clearInterval(timer);
  }, [isInContact]);
  return (
    <div role="status" className={styles.bar}>
      {!isInContact && <p>{t.noContact}</p>}
    </div>
  );
}
