import { sizeOf, WRITTEN_SIZES } from '#contract/admin/list.ts';
import { adminApiMessages } from '#domain/api-messages.ts';
import { httpErrors } from './errors.ts';
import type { ParameterRule } from './router.ts';
import { LONG_TEXTS, refuseLongTexts } from './texts.ts';

/** What an administrator's list refuses, as the validation rules of a route. */
export const LIST_RULES: Readonly<Record<string, ParameterRule>> = {
  ...LONG_TEXTS,
  pageSize: { enum: WRITTEN_SIZES },
};

/** Throws 400 for a text that is too long, and for rows per page that there are not: other rows than asked for would look like all. */
export function refuseList(query: URLSearchParams): void {
  refuseLongTexts(query);
  const asked = query.get('pageSize');
  if (asked !== null && sizeOf(asked) === undefined)
    throw httpErrors.validation({ pageSize: [adminApiMessages.pageSize(WRITTEN_SIZES)] });
}
