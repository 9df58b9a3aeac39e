import { useEffect, useState, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { afterPress } from './after-press.ts';
import { messagesByField, tidied } from './check.ts';
import type { Skjema } from './skjema.ts';
import { isSame, useDraft } from './use-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useSubmit } from './use-submit.ts';
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
