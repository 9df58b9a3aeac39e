import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './spinner.module.css';
import { t } from './texts.ts';

interface Props {
  /** What is going on. Shown as a tooltip and read by screen readers. */
  readonly label?: string;
}

export function Spinner({ label = t.saving }: Props) {
  return (
    <span className={styles.spinner} role="status" title={label}>
      <Icon icon={LoaderCircle} size={1.75} className={styles.wheel} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
