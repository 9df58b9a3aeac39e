import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface Props {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The browser's own `details`, drawn as a card. */
export function Disclosure({ title, icon, isOpen, onToggle, children }: Props) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon icon={icon} size={1.125} className={styles.icon} />
        {title}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
