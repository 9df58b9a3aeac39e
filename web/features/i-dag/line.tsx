import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './i-dag.module.css';

interface LineProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly when?: string;
  readonly dateTime?: string;
  readonly children?: ReactNode;
}

/** A line of the right column: what, what more, and when. */
export function Line({ icon, title, when, dateTime, children }: LineProps) {
  return (
    <li className={styles.line}>
      <Icon icon={icon} className={styles.icon} />
      <div>
        <p>{title}</p>
        {children}
      </div>
      {when && (
        <time dateTime={dateTime} className={styles.when}>
          {when}
        </time>
      )}
    </li>
  );
}
