import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FailureMessage } from './failure.tsx';
import styles from './form.module.css';
import { t } from './texts.ts';
import type { Form, FormFields } from './use-form.ts';

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

/** A form: why the last attempt failed, the fields, 'Send inn'. */
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
          {t.send}
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
        {t.restored}
        <Button variant="secondary" size="small" onPress={onStartAfresh}>
          {t.startAfresh}
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
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} tabIndex={-1} className={styles.focused}>
      {children}
    </div>
  );
}

/** The id of a field's control, which the error summary links to. A page has one form. */
function fieldId(field: string): string {
  return `skjema-${field}`;
}

/** The entries of the error summary, in the order of the form. */
function listedErrors(errors: Readonly<Record<string, string | undefined>>): FieldError[] {
  return Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ id: fieldId(field), message }],
  );
}

/** The names of the fields that hold text. */
type TextFieldOf<V> = {
  [Field in keyof V]: V[Field] extends string ? Field : never;
}[keyof V] &
  string;
/** The names of the fields that hold a tick. */
type TickFieldOf<V> = {
  [Field in keyof V]: V[Field] extends boolean ? Field : never;
}[keyof V] &
  string;

/** The props that make a text control the field of that name. */
export function textProps<V>(form: FormFields<V>, field: TextFieldOf<V>) {
  return {
    id: fieldId(field),
    value: form.values[field] as string,
    error: form.errors[field],
    size: 'medium',
    onChange: (value: string) => form.set(field, value as V[typeof field]),
    onBlur: () => form.leave(field),
  } as const;
}

/** The props that make a checkbox the field of that name. */
export function tickProps<V>(form: FormFields<V>, field: TickFieldOf<V>) {
  return {
    id: fieldId(field),
    checked: form.values[field] as boolean,
    error: form.errors[field],
    onChange: (isTicked: boolean) => form.set(field, isTicked as V[typeof field]),
    onBlur: () => form.leave(field),
  } as const;
}
