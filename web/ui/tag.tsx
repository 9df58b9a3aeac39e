import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Icon } from './icon.tsx';
import type { MessagePurpose } from './message.tsx';
import styles from './tag.module.css';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: OctagonAlert,
  danger: TriangleAlert,
} as const;

/** A status: always an icon and a word, never colour alone. */
export function Tag({
  purpose,
  label,
}: {
  readonly purpose: MessagePurpose;
  readonly label: string;
}) {
  return (
    <span className={styles.tag} data-purpose={purpose}>
      <Icon icon={ICONS[purpose]} size={1.125} />
      {label}
    </span>
  );
}
