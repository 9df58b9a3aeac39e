import type { FieldError } from '#web/ui/error-summary.tsx';
import type { FormFields } from './use-form.ts';

/** The id of a field's control, which the error summary links to. A page has one form. */
function fieldId(field: string): string {
  return `skjema-${field}`;
}

/** The entries of the error summary, in the order of the form. */
export function listedErrors(errors: Readonly<Record<string, string | undefined>>): FieldError[] {
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
