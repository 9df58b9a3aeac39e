import { Clock } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Frist } from './frist.ts';
import styles from './frist.module.css';

/** Until when something is shown, below it; a warning when that is soon. */
export function FristLine({ frist: { text, isSoon } }: { readonly frist: Frist }) {
  return (
    <span className={styles.frist}>
      {isSoon ? (
        <Tag purpose="warning" icon={Clock}>
          <span className={styles.text}>{text}</span>
        </Tag>
      ) : (
        <>
          <Icon icon={Clock} />
          {text}
        </>
      )}
    </span>
  );
}
