import type * as z from 'zod/mini';
import { call, errorOf, jsonOf } from '#web/api/client.ts';

/** Sends `body` and reads the answer, which no cache keeps. */
export async function post<T extends z.ZodMiniType>(
  url: string,
  body: object,
  schema: T,
): Promise<z.infer<T>> {
  const response = await call(url, { method: 'POST', ...jsonOf(body) });
  if (!response.ok) throw await errorOf(response);
  return schema.parse(await response.json());
}
