import type { FieldError } from '#web/ui/error-summary.tsx';

/** The id of a field's control: the error summary links to it. A page has one form. */
export function fieldId(field: string): string {
  return `skjema-${field}`;
}

/** What the error summary lists, in the order of the form. */
export function listedErrors(errors: Readonly<Record<string, string | undefined>>): FieldError[] {
  return Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ id: fieldId(field), message }],
  );
}
