import { EyeOff } from 'lucide-react';
import { skjultMessages } from '#domain/tilbaketrekking.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './skjult.module.css';

/** In the place of what an administrator has hidden for the court, for those who have seen it. */
export function SkjultAvDomstolen() {
  return (
    <span className={styles.hidden}>
      <Icon icon={EyeOff} />
      {skjultMessages.parter}
    </span>
  );
}
