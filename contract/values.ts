import * as z from 'zod/mini';

// zod/mini: the same engine as zod, in functions instead of methods, so that the browser gets only what is used.

/** A calendar day, `yyyy-MM-dd`, that exists. */
export const daySchema = z.iso.date();

/** An instant as ISO 8601 with Oslo's offset. */
export const instantSchema = z.iso.datetime({ offset: true });

/*
 * Parts of a schema that reads an address: an invalid value counts as absent, never as an error (DESIGN §8).
 */

/** What is missing or invalid counts as `value`. */
export const or = <T extends z.core.SomeType>(schema: T, value: z.output<T>) =>
  z._default(z.catch(schema, value), value as never);

/** What is invalid counts as missing. */
export const optional = <T extends z.core.SomeType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

export const integer = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number));

/** Reads a state from an address; repeated parameters count once, the first wins. */
export function readParams<T extends z.ZodMiniType>(
  schema: T,
  params: URLSearchParams,
): z.infer<T> {
  return schema.parse(Object.fromEntries([...params].reverse()));
}

/** Writes a state back, leaving out what is empty, so that addresses stay short. */
export function writeParams(state: Readonly<Record<string, unknown>>): URLSearchParams {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}
