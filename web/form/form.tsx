import { type ReactNode, useEffect, useRef } from 'react';
import type { Skjema } from './skjema.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FailureMessage } from './failure.tsx';
import { listedErrors } from './field-props.ts';
import styles from './form.module.css';

interface SkjemaFormProps<V> {
  readonly skjema: Skjema<V>;
  /** What the form is, for screen readers; usually the page's heading. */
  readonly label: string;
  /** The way back without sending, next to 'Send inn'. */
  readonly cancel?: ReactNode;
  /** Stands at the far end of the line. */
  readonly otherAction?: ReactNode;
  /** The sections with the fields. */
  readonly children: ReactNode;
}

/** A form of access: what became of the last attempt, the fields, 'Send inn'. */
export function SkjemaForm<V>({
  skjema,
  label,
  cancel,
  otherAction,
  children,
}: SkjemaFormProps<V>) {
  const form = useRef<HTMLFormElement>(null);
  const startAfresh = () => {
    skjema.startAfresh();
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <form ref={form} noValidate aria-label={label} className={styles.form} onSubmit={skjema.submit}>
      <Outcome skjema={skjema} />
      {skjema.wasRestored && <Restored onStartAfresh={startAfresh} />}
      <div>{children}</div>
      <div className={styles.actions}>
        <Button
          type="submit"
          aria-disabled={skjema.isSubmitting || undefined}
          aria-busy={skjema.isSubmitting || undefined}
        >
          Send inn
        </Button>
        {cancel}
        {skjema.isSubmitting && <Spinner />}
        {otherAction && <div className={styles.other}>{otherAction}</div>}
      </div>
    </form>
  );
}

function Restored({ onStartAfresh }: { readonly onStartAfresh: () => void }) {
  return (
    <Message purpose="info" role="status">
      <div className={styles.restored}>
        Vi tok vare på det du hadde skrevet.
        <Button variant="secondary" size="small" onPress={onStartAfresh}>
          Begynn på nytt
        </Button>
      </div>
    </Message>
  );
}

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
