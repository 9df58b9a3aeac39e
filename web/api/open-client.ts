import type * as z from 'zod/mini';
import { errorOf, jsonOf, request } from './client.ts';

/** Reads for somebody who has no sign-in: no answer leads anywhere, every failure is an error. */
export async function readOpenly<T extends z.ZodMiniType>(
  url: string,
  schema: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const response = await request(url, signal ? { signal } : {});
  if (!response.ok) throw await errorOf(response);
  return schema.parse(await response.json());
}

/** As `readOpenly`, for a change. */
export async function sendOpenly(url: string, body: object): Promise<void> {
  const response = await request(url, { method: 'POST', ...jsonOf(body) });
  if (!response.ok) throw await errorOf(response);
}
