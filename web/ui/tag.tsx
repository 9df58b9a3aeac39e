import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PURPOSE_ICONS, type MessagePurpose } from './message.tsx';
import styles from './tag.module.css';

interface Props {
  readonly purpose: MessagePurpose;
  /** Instead of the purpose's own. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A state in one word, with an icon: colour alone does not carry meaning. */
export function Tag({ purpose, icon = PURPOSE_ICONS[purpose], children }: Props) {
  return (
    <span className={styles.tag} data-purpose={purpose}>
      <Icon icon={icon} className={styles.icon} />
      {children}
    </span>
  );
}
