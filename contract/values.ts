import * as z from 'zod/mini';

/*
 * Schemas of single values on the wire and in an address. contract/ uses zod/mini: the same engine as zod, as functions,
 * so that the browser loads only what it uses (docs/decisions/0008).
 */

/** A calendar day, `yyyy-MM-dd`, that exists. */
export const daySchema = z.iso.date();

/** An instant as ISO 8601 with Oslo's offset. */
export const instantSchema = z.iso.datetime({ offset: true });

/* Some clients send null in a body for a field that they leave out. */

/** A field that may be left out. */
export const omittable = <T extends z.core.SomeType>(schema: T) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** A field that is `value` when it is left out. */
export const orLeftOut = <T extends z.core.SomeType>(schema: T, value: z.output<T>) =>
  z._default(
    z.pipe(
      z.nullable(schema),
      z.transform((sent) => sent ?? value),
    ),
    value as never,
  );

/* In an address, an invalid value counts as missing, never as an error. */

/** A missing or invalid value becomes `value`. */
export const or = <T extends z.core.SomeType>(schema: T, value: z.output<T>) =>
  z._default(z.catch(schema, value), value as never);

/** An invalid value becomes undefined. */
export const optional = <T extends z.core.SomeType>(schema: T) =>
  z.catch(z.optional(schema), undefined);

export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

export const integer = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number));

/** The values of a parameter that may repeat, without empty ones and repeats. */
export const list = or(
  z.pipe(
    z.array(z.string()),
    z.transform((values) => [...new Set(values)].filter((value) => value !== '')),
  ),
  [],
);

/** Reads a state from an address. Of repeated parameters the first counts, except those named in `lists`. */
export function readParams<T extends z.ZodMiniType>(
  schema: T,
  params: URLSearchParams,
  lists: readonly string[] = [],
): z.infer<T> {
  const all = lists.map((name) => [name, params.getAll(name)] as const);
  return schema.parse({
    ...Object.fromEntries([...params].reverse()),
    ...Object.fromEntries(all),
  });
}

/** Writes a state to an address, without empty values, so that addresses stay short. A list repeats its parameter. */
export function writeParams(state: Readonly<Record<string, unknown>>): URLSearchParams {
  const entries = Object.entries(state)
    .flatMap(([key, value]) => [value].flat().map((one) => [key, one] as const))
    .filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}
