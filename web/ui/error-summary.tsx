import { useEffect, useRef, type MouseEvent } from 'react';
import { messages } from '#domain/messages.ts';
import { focusField } from './field.tsx';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the control. */
  readonly id: string;
  readonly message: string;
}

interface Props {
  readonly errors: readonly FieldError[];
  /** Counts the failed submits; the summary takes focus at each. */
  readonly attempt: number;
  /** The text size of the form below. */
  readonly size?: 'medium' | 'small';
}

/** The errors of a form, with links to the fields. */
export function ErrorSummary({ errors, attempt, size = 'small' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(id);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <h2 className={styles.heading}>{messages.error.summary}</h2>
      <ul className={styles.list} data-size={size}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
