import type { SkjemaFields } from './skjema.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

/** The id of a field's control: the error summary links to it. A page has one form. */
function fieldId(field: string): string {
  return `skjema-${field}`;
}

/** What the error summary lists, in the order of the form. */
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

/** What a control of text needs to be the field of that name. */
export function textProps<V>(skjema: SkjemaFields<V>, field: TextFieldOf<V>) {
  return {
    id: fieldId(field),
    value: skjema.values[field] as string,
    error: skjema.errors[field],
    size: 'medium',
    onChange: (value: string) => skjema.set(field, value as V[typeof field]),
    onBlur: () => skjema.leave(field),
  } as const;
}

/** What a checkbox needs to be the field of that name. */
export function tickProps<V>(skjema: SkjemaFields<V>, field: TickFieldOf<V>) {
  return {
    id: fieldId(field),
    checked: skjema.values[field] as boolean,
    error: skjema.errors[field],
    onChange: (isTicked: boolean) => skjema.set(field, isTicked as V[typeof field]),
    onBlur: () => skjema.leave(field),
  } as const;
}
