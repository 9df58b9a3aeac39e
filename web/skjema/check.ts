import type * as z from 'zod/mini';
import { fieldErrorsOf } from '#contract/field-errors.ts';
import type { AnyValues } from './values.ts';

/** What is wrong with the values by the contract's own rules: the first message per field. */
export function messagesByField(
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
export function tidied(schema: z.ZodMiniObject, values: AnyValues): AnyValues {
  const { data } = schema.safeParse(values);
  return data ? (data as AnyValues) : values;
}
