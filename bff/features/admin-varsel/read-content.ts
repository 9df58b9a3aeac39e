import { fieldErrorsOf } from '#contract/field-errors.ts';
import { varselFormSchema, type VarselForm } from '#contract/admin/varsel.ts';
import { httpErrors } from '#bff/http/errors.ts';

/** The banner in a `content` value, checked and tidied. Throws 400: `malformed`, or with messages by field. */
export function readContent(content: string): VarselForm {
  const result = varselFormSchema.safeParse(parse(content));
  if (!result.success) throw httpErrors.validation(fieldErrorsOf(result.error));
  return result.data;
}

/** What is JSON but no object is malformed too: it has no fields that could be wrong. */
function parse(content: string): object {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw httpErrors.malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw httpErrors.malformed();
  return value;
}
