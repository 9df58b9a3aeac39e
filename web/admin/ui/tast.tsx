import type { ComponentProps } from 'react';
import { useValg } from '#web/ui/valg.ts';
import styles from './tast.module.css';

/** A key; nothing while keys are switched off, and on small screens. On a button it is hidden from who hears `aria-keyshortcuts`. */
export function Tast(props: ComponentProps<'kbd'>) {
  const [hasKeys] = useValg('adminHurtigtaster');
  return hasKeys && <kbd {...props} className={styles.key} />;
}
