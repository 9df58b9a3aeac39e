import { z } from 'zod';

/** No field that takes only chosen values, days, numbers or courts lets one of these through. */
const PROBES = ['Ordprøve Ordprøvesen', 'ordprøve', ['Ordprøve Ordprøvesen']];

/**
 * The fields of a query that take any text, and so may hold a name. They are asked of the schema itself, so that a new
 * field is one of them unless it refuses text.
 */
export function textFieldsOf(query: z.core.$ZodObject | undefined): ReadonlySet<string> {
  const fields = Object.entries(query?._zod.def.shape ?? {});
  return new Set(fields.filter(([, schema]) => takesText(schema)).map(([name]) => name));
}

function takesText(schema: z.core.$ZodType): boolean {
  return PROBES.some((probe) => {
    const { data } = z.safeParse(schema, probe);
    return JSON.stringify(data ?? null)
      .toLowerCase()
      .includes('ordprøve');
  });
}

type Details = Readonly<Record<string, unknown>>;

/** `detaljer` without the fields that hold typed words, and these by themselves; empty ones are nobody's words. */
export function splitWords(
  detaljer: Details,
  fields: ReadonlySet<string>,
): { readonly rest: Details; readonly words: Details } {
  const rest: Record<string, unknown> = {};
  const words: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(detaljer)) {
    if (fields.has(key)) {
      if (!isEmpty(value)) words[key] = value;
    } else if (isRecord(value)) {
      const inner = splitWords(value, fields);
      rest[key] = inner.rest;
      Object.assign(words, inner.words);
    } else rest[key] = value;
  }
  return { rest, words };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => one === '');
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
