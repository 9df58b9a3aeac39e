import { useId, type ReactNode } from 'react';
import { driftMessages } from '#domain/drift-messages.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './drift.module.css';

interface Props<T> {
  readonly heading: string;
  /** Null when it could not be read. */
  readonly data: T | null;
  readonly wide?: boolean;
  /** Drawn with what there is, and the heading's id to name a table by. */
  readonly children: (data: T, headingId: string) => ReactNode;
}

/** One part of the operations page; it says so when it could not be read, and takes no other part with it. */
export function Section<T>({ heading, data, wide = false, children }: Props<T>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-wide={wide}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {data === null ? (
        <Message purpose="warning">
          <p>{driftMessages.unreadable}</p>
        </Message>
      ) : (
        children(data, id)
      )}
    </section>
  );
}
