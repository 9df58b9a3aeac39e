import type { SearchFormErrors, SearchFormInput } from '#domain/search-rules.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

/** The ids of the controls that can be wrong: the error summary links to them. */
export const FIELD_IDS: Record<keyof SearchFormInput, string> = {
  domstolid: 'soek-domstol',
  fraDato: 'soek-fra-dato',
  tilDato: 'soek-til-dato',
};

/** In the order of the form. */
export function fieldErrors(errors: SearchFormErrors): FieldError[] {
  return (['domstolid', 'fraDato', 'tilDato'] as const).flatMap((field) =>
    (errors[field] ?? []).slice(0, 1).map((message) => ({ id: FIELD_IDS[field], message })),
  );
}
