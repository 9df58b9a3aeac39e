import { z } from 'zod';
import { apiMessages } from '#domain/api-messages.ts';
import { httpErrors } from './errors.ts';

const VERSJON = /^\d{1,7}$/;

/** The version that was read, of what is changed without a body. Without it, whatever is stored counts. */
export const lestVersjonSchema = z.object({ versjon: z.string().regex(VERSJON).optional() });

/** Throws 400 when `versjon` is there and no number: whoever sends one means not to change what others have changed. */
export function readLestVersjon(query: URLSearchParams): number | undefined {
  const sent = query.get('versjon');
  if (sent === null || sent === '') return undefined;
  if (!VERSJON.test(sent)) throw httpErrors.validation({ versjon: [apiMessages.value] });
  return Number(sent);
}
