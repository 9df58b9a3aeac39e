import type * as z from 'zod/mini';
import { ApiError } from '#web/api/client.ts';

/**
 * What another administrator has stored, when that is why a change was refused; null for every other failure. It was logged as a
 * look at it, so that the page need not read it again.
 */
export function storedIn<T extends z.ZodMiniType>(error: unknown, schema: T): z.infer<T> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return schema.safeParse(error.body.naa).data ?? null;
}
