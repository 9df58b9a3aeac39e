import { LIMITS, textMessages } from '#domain/text-rules.ts';
import { httpErrors } from './errors.ts';
import type { ParameterRule } from './router.ts';

/** The texts that administrators' lists are searched by. */
const FIELDS = ['sok', 'person', 'sak'];

/** The same, as the validation rules of a route. */
export const LONG_TEXTS: Readonly<Record<string, ParameterRule>> = Object.fromEntries(
  FIELDS.map((field) => [field, { maxLength: LIMITS.line }]),
);

/** Throws 400 when a text is longer than its field takes: without it the list would show everything. */
export function refuseLongTexts(query: URLSearchParams): void {
  const long = FIELDS.filter((field) => (query.get(field)?.length ?? 0) > LIMITS.line);
  const errors = long.map((field) => [field, [textMessages.lineTooLong]] as const);
  if (long.length > 0) throw httpErrors.validation(Object.fromEntries(errors));
}
