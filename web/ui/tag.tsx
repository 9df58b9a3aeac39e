import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PURPOSE_ICONS, type MessagePurpose } from './message.tsx';
import styles from './tag.module.css';

interface StateProps {
  readonly purpose: MessagePurpose;
  /** Instead of the purpose's own. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}
interface FactProps {
  readonly purpose: 'neutral';
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A state in one word, with an icon: colour alone does not carry meaning. A fact is neutral, and has no colour. */
export function Tag({ purpose, icon, children }: StateProps | FactProps) {
  return (
    <span className={styles.tag} data-purpose={purpose}>
      <Icon
        icon={purpose === 'neutral' ? icon : (icon ?? PURPOSE_ICONS[purpose])}
        className={styles.icon}
      />
      {children}
    </span>
  );
}
