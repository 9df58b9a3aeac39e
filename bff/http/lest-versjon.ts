import { z } from 'zod';
import { integer } from '#contract/values.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { httpErrors } from './errors.ts';

/** The version that was read, of what is changed without a body. Without it, whatever is stored counts. */
export const lestVersjonSchema = z.object({ versjon: z.optional(integer) });

/** Throws 400 when `versjon` is there and no number: whoever sends one means not to change what others have changed. */
export function readLestVersjon(query: URLSearchParams): number | undefined {
  const read = z.safeParse(lestVersjonSchema, { versjon: query.get('versjon') || undefined });
  if (!read.success) throw httpErrors.validation({ versjon: [apiMessages.value] });
  return read.data.versjon;
}
