import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Message } from '#web/ui/message.tsx';
import { FailureMessage } from './failure-message.tsx';
import { listedErrors } from './field-ids.ts';
import styles from './outcome.module.css';
import type { Skjema } from './skjema.ts';

/** The area above the fields: why the form was not sent (SPEC §8). It takes focus with every attempt. */
export function Outcome<V>({ skjema }: { readonly skjema: Skjema<V> }) {
  const { attempt, failure, notice, listsFields, errors } = skjema;
  return (
    <>
      {failure && (
        <Focused attempt={attempt}>
          <FailureMessage failure={failure} />
        </Focused>
      )}
      {notice && (
        <Focused attempt={attempt}>
          <Message purpose="info">{notice}</Message>
        </Focused>
      )}
      {listsFields && (
        <ErrorSummary errors={listedErrors(errors)} attempt={attempt} size="medium" />
      )}
    </>
  );
}

interface FocusedProps {
  readonly attempt: number;
  readonly children: ReactNode;
}

function Focused({ attempt, children }: FocusedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div ref={box} tabIndex={-1} className={styles.focused}>
      {children}
    </div>
  );
}
