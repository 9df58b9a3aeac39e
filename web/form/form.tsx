import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FailureMessage } from './failure.tsx';
import { listedErrors } from './fields.ts';
import styles from './form.module.css';
import type { Form } from './use-form.ts';

interface FormFrameProps<V> {
  readonly form: Form<V>;
  /** The name of the form for screen readers; usually the page's heading. */
  readonly label: string;
  /** The way back without sending, next to 'Send inn'. */
  readonly cancel?: ReactNode;
  /** Another action, at the far end of the line. */
  readonly otherAction?: ReactNode;
  /** The sections with the fields. */
  readonly children: ReactNode;
}

/** A form about access: why the last attempt failed, the fields, 'Send inn'. */
export function FormFrame<V>({ form, label, cancel, otherAction, children }: FormFrameProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const startAfresh = () => {
    form.startAfresh();
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className={styles.form}
      onSubmit={form.submit}
    >
      <FormOutcome form={form} />
      {form.wasRestored && <RestoredMessage onStartAfresh={startAfresh} />}
      <div>{children}</div>
      <div className={styles.actions}>
        <Button
          type="submit"
          aria-disabled={form.isSubmitting || undefined}
          aria-busy={form.isSubmitting || undefined}
        >
          Send inn
        </Button>
        {cancel}
        {form.isSubmitting && <Spinner />}
        {otherAction && <div className={styles.other}>{otherAction}</div>}
      </div>
    </form>
  );
}

/** Says that a draft was restored, and offers to drop it. */
export function RestoredMessage({ onStartAfresh }: { readonly onStartAfresh: () => void }) {
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

/** Why the form was not sent, above the fields. It takes focus with every failed attempt. */
export function FormOutcome<V>({ form }: { readonly form: Form<V> }) {
  const { attempt, failure, notice, listsFields, errors } = form;
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
