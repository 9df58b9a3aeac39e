import { TriangleAlert } from 'lucide-react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface Props {
  readonly id: string;
  readonly children: string;
}

/** What is wrong with a field; its control refers to it by the id. */
export function FieldErrorText({ id, children }: Props) {
  return (
    <span id={id} className={styles.error}>
      <Icon icon={TriangleAlert} />
      {children}
    </span>
  );
}
