import type { ErrorBody } from '#contract/common.ts';

/** Field errors of the server, sorted: the first message per field, and what belongs to no field here. */
export interface ServerErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly general: readonly string[];
}

/** SPEC §3 has two names for one field. */
const ALIASES: Readonly<Record<string, string>> = { foretrukketdomstol: 'foretrukketDomstolId' };

/** A field is named by its name or its propertyId, which differ in small and capital letters (SPEC §5). */
export function sortErrors(errors: ErrorBody['errors'], fields: readonly string[]): ServerErrors {
  const found: Record<string, string> = {};
  const general: string[] = [];
  for (const [name, [message]] of Object.entries(errors)) {
    if (message === undefined) continue;
    const field = fieldNamed(name, fields);
    if (field === undefined) general.push(message);
    else found[field] ??= message;
  }
  return { fields: found, general };
}

function fieldNamed(name: string, fields: readonly string[]): string | undefined {
  const wanted = (ALIASES[name.toLowerCase()] ?? name).toLowerCase();
  return fields.find((field) => field.toLowerCase() === wanted);
}
