import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { soeknadMessages } from '#domain/soeknad.ts';
import { type AnyValues, isSame, useDraft } from './draft.ts';
import { type Failure, refusalOf } from './failure.tsx';
import { afterPress, messagesByField, useFieldErrors } from './field-errors.ts';

/** What the fields of a form hold that sends `Sent`: text or a tick, valid or not. */
export type Values<Sent> = {
  readonly [Field in keyof Sent]: Sent[Field] extends boolean ? boolean : string;
};

/** The part of a form that a group of fields needs. */
export interface FormFields<V> {
  readonly values: V;
  /** The message to show at each field. */
  readonly errors: { readonly [Field in keyof V]?: string };
  readonly set: <Field extends keyof V>(field: Field, value: V[Field]) => void;
  /** The field has lost focus: its error is shown from now on. */
  readonly leave: (field: keyof V) => void;
}

/** A form, as `useForm` returns it. */
export interface Form<V> extends FormFields<V> {
  /** The number of attempts to send that failed. With each, the explanation takes focus. */
  readonly attempt: number;
  /** Whether the error summary is shown: the last attempt failed because of fields, and some are still invalid. */
  readonly listsFields: boolean;
  /** Why sending failed, apart from the fields. */
  readonly failure: Failure | null;
  /** Why nothing was sent although every field is valid. */
  readonly notice: string | null;
  readonly isSubmitting: boolean;
  /** Whether the form began with a draft that was kept, e.g. from before a new sign-in. */
  readonly wasRestored: boolean;
  readonly startAfresh: () => void;
  readonly submit: (event?: SubmitEvent) => void;
}

interface Options<Schema extends z.ZodMiniObject> {
  /** The schema of the contract, which the server checks with too. */
  readonly schema: Schema;
  /** The first values. Later changes of this option are ignored: give the form a `key` for another person. */
  readonly initial: Values<z.infer<Schema>>;
  /** Sends the values as the schema returns them. The form is busy until the promise settles. */
  readonly onSubmit: (sent: z.infer<Schema>) => Promise<void>;
  /** From `draftKey`; null keeps no draft. */
  readonly draftKey: string | null;
  /** Sends nothing while nothing is changed, and says so. */
  readonly requireChange?: boolean;
  /** In a dialog, the page behind it stays where it is. */
  readonly isInDialog?: boolean;
}

/**
 * The state of a form: values, errors by field, draft and sending (docs/PRODUCT.md, "Applying for access").
 * It is our own: react-hook-form or TanStack Form would take 13 kB more, and own only the map of values.
 */
export function useForm<Schema extends z.ZodMiniObject>(
  options: Options<Schema>,
): Form<Values<z.infer<Schema>>> {
  const { schema, isInDialog = false } = options;
  const fields = Object.keys(schema.shape);
  const [initial] = useState(() => onlyFields(options.initial, fields));
  const draft = useDraft(options.draftKey, initial);
  const { values } = draft;
  const errors = useFieldErrors(fields, messagesByField(schema, values));
  const submit = useSubmit({ fields, onRefused: errors.setServer, onSent: draft.drop });
  if (submit.listsFields && Object.keys(errors.shown).length === 0) submit.unlist();
  useEffect(() => {
    if (submit.attempt > 0 && !isInDialog) window.scrollTo(0, 0);
  }, [submit.attempt, isInDialog]);
  const isUnchanged = () => isSame(normalized(schema, values), normalized(schema, initial));

  const form = {
    values,
    errors: errors.shown,
    attempt: submit.attempt,
    listsFields: submit.listsFields,
    failure: submit.failure,
    notice: submit.notice,
    isSubmitting: submit.isSubmitting,
    wasRestored: draft.wasRestored,
    set: (field: string, value: string | boolean) => {
      draft.setValues((before) => ({ ...before, [field]: value }));
      errors.change(field);
    },
    leave: (field: string) => afterPress(() => errors.check(field)),
    startAfresh: () => {
      draft.startAfresh();
      errors.forget();
      submit.forget();
    },
    submit: (event?: SubmitEvent) => {
      event?.preventDefault();
      if (submit.isSending()) return;
      if (options.requireChange && isUnchanged()) return submit.stop('unchanged');
      errors.checkAll();
      const checked = schema.safeParse(values);
      if (errors.hasAny || !checked.success) return submit.stop('invalid');
      void submit.send(() => options.onSubmit(checked.data));
    },
  };
  return form as unknown as Form<Values<z.infer<Schema>>>;
}

/** The initial values may come from an object with more than the form's fields. */
function onlyFields(values: AnyValues, fields: readonly string[]): AnyValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

/** The values as they would be sent, e.g. a phone number without spaces. Invalid values stay as they are. */
function normalized(schema: z.ZodMiniObject, values: AnyValues): AnyValues {
  const { data } = schema.safeParse(values);
  return data ? (data as AnyValues) : values;
}

interface State {
  readonly attempt: number;
  readonly failure: Failure | null;
  readonly notice: string | null;
  /** Whether fields stopped the last attempt, and are listed above the form. */
  readonly listsFields: boolean;
}
const BEFORE: State = { attempt: 0, failure: null, notice: null, listsFields: false };

interface SubmitOptions {
  readonly fields: readonly string[];
  /** Gets the server's messages by field. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
  readonly onSent: () => void;
}

/** Sends a form, once at a time, and keeps why an attempt failed. */
export function useSubmit({ fields, onRefused, onSent }: SubmitOptions) {
  // State is set too late for a second press before the next render.
  const sending = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [state, setState] = useState(BEFORE);
  const fail = (why: Partial<State>) =>
    setState(({ attempt }) => ({ ...BEFORE, attempt: attempt + 1, ...why }));
  const settle = (isBusy: boolean) => {
    sending.current = isBusy;
    setSubmitting(isBusy);
  };
  return {
    ...state,
    isSubmitting,
    isSending: () => sending.current,
    /** An attempt that is not sent, and why. */
    stop: (why: 'unchanged' | 'invalid') =>
      fail(why === 'invalid' ? { listsFields: true } : { notice: soeknadMessages.noChanges }),
    send: async (send: () => Promise<void>) => {
      settle(true);
      try {
        await send();
        onSent();
        setState(BEFORE);
      } catch (error) {
        const refusal = refusalOf(error, fields);
        onRefused(refusal.fields);
        fail({ failure: refusal.failure, listsFields: Object.keys(refusal.fields).length > 0 });
      } finally {
        settle(false);
      }
    },
    unlist: () => setState((before) => ({ ...before, listsFields: false })),
    forget: () => setState(BEFORE),
  };
}
