import { type SubmitEvent, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { fieldErrorsOf } from '#contract/call.ts';
import type { Skjema } from './skjema.ts';
import { useSubmit } from './use-submit.ts';
import { isSame, useDraft } from './draft.ts';
import type { AnyValues, Values } from './values.ts';

interface Options<Schema extends z.ZodMiniObject> {
  /** The contract's schema, which the server checks by too. */
  readonly schema: Schema;
  /** What the form begins with; later changes of it are ignored, so mount anew for another person. */
  readonly initial: Values<z.infer<Schema>>;
  /** Sends the checked and tidied values; the form stays busy until it is settled. */
  readonly onSubmit: (sent: z.infer<Schema>) => Promise<void>;
  /** Of draft-store.ts. */
  readonly draftKey: string | null;
  /** Sends nothing while nothing is changed, and says so (SPEC §4, profile edit). */
  readonly requireChange?: boolean;
}

/** A form of access: its values, what is wrong with them, and its way to the server (SPEC §5, §7, §8). */
export function useSkjema<Schema extends z.ZodMiniObject>(options: Options<Schema>) {
  const { schema } = options;
  const fields = Object.keys(schema.shape);
  const [initial] = useState(() => onlyFields(options.initial, fields));
  const draft = useDraft(options.draftKey, initial);
  const { values } = draft;
  const errors = useFieldErrors(fields, messagesByField(schema, values));
  const submit = useSubmit({ fields, onRefused: errors.setServer, onSent: draft.drop });
  if (submit.listsFields && Object.keys(errors.shown).length === 0) submit.unlist();
  useEffect(() => {
    if (submit.attempt > 0) window.scrollTo(0, 0);
  }, [submit.attempt]);
  const isUnchanged = () => isSame(tidied(schema, values), tidied(schema, initial));

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
  return form as unknown as Skjema<Values<z.infer<Schema>>>;
}

/** What is read may carry more than the form has fields. */
function onlyFields(values: AnyValues, fields: readonly string[]): AnyValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

type Messages = Readonly<Record<string, string>>;
const NONE: ReadonlySet<string> = new Set();

/**
 * Which of a form's errors are shown: those of fields that have been left, all after a submit, and the
 * server's until their field is changed (SPEC §5). `own` is what is wrong with the values as they are now.
 */
function useFieldErrors(fields: readonly string[], own: Messages) {
  const [checked, setChecked] = useState(NONE);
  const [server, setServer] = useState<Messages>({});
  const shown = fields.flatMap((field) => {
    const message = server[field] ?? (checked.has(field) ? own[field] : undefined);
    return message === undefined ? [] : [[field, message] as const];
  });
  return {
    shown: Object.fromEntries(shown) as Messages,
    hasAny: Object.keys({ ...own, ...server }).length > 0,
    check: (field: string) => setChecked((before) => new Set([...before, field])),
    checkAll: () => setChecked(new Set(fields)),
    /** What is being put right is followed as it is typed; what was right is not disturbed until it is left. */
    change: (field: string) => {
      setServer(({ [field]: _, ...others }) => others);
      if (own[field] === undefined) setChecked((before) => without(before, field));
    },
    setServer,
    forget: () => {
      setChecked(NONE);
      setServer({});
    },
  };
}

function without(set: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return new Set([...set].filter((field) => field !== gone));
}

/** What is wrong with the values by the contract's own rules: the first message per field. */
function messagesByField(
  schema: z.ZodMiniObject,
  values: AnyValues,
): Readonly<Record<string, string>> {
  const { error } = schema.safeParse(values);
  if (!error) return {};
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([field, [message = '']]) => [field, message]),
  );
}

/** The values as they would be sent, e.g. a phone number without spaces; as they are where that can't be. */
function tidied(schema: z.ZodMiniObject, values: AnyValues): AnyValues {
  const { data } = schema.safeParse(values);
  return data ? (data as AnyValues) : values;
}

let isPressed = false;
window.addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel'])
  window.addEventListener(end, () => (isPressed = false), true);

/**
 * Runs `action` at once, or when the press that is under way has become a click. A field that is left by mouse
 * says what is wrong with it, and what was pressed would slip away between down and up.
 */
function afterPress(action: () => void): void {
  if (!isPressed) return action();
  const release = () => {
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
    window.setTimeout(action);
  };
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
}
