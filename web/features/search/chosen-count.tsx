import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './chosen-count.module.css';
import { t } from './results-texts.ts';

/** How many values are chosen, on the button that opens them; nothing when none are. */
export function ChosenCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> {t.chosen}</VisuallyHidden>
    </span>
  );
}
