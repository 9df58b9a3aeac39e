import type * as z from 'zod/mini';
import { errorBodySchema, REQUESTED_WITH, type ErrorBody } from '#contract/common.ts';
import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import { messages } from '#domain/messages.ts';
import { leaveFor } from './leave.ts';
import { noteServerTime } from './server-clock.ts';

const YEARLY_UPDATE = '/reautentiser';

/** An answer that is not a success; `body.message` may be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Reads `url` and parses the answer. A 401 leads to sign-in, a press user's 403 where it is explained. */
export async function read<T extends z.ZodMiniType>(
  url: string,
  schema: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const response = await call(url, signal ? { signal } : {});
  if (response.ok) return schema.parse(await response.json());
  const error = await errorOf(response);
  const explained = error.status === 403 && url.startsWith('/api/presse/') && explains(error);
  if (explained) return leaveFor(explained);
  throw error;
}

/**
 * The yearly update (SPEC §4, Auth), where itself a 403 is an error like any other, or it would load that page for
 * ever; for whom is suspended the first page, whose guard asks for nothing that could be refused.
 */
function explains({ body }: ApiError): string | false {
  if (body.id === 'suspended') return '/';
  return window.location.pathname !== YEARLY_UPDATE && YEARLY_UPDATE;
}

/** Sends a change, with `body` as JSON; the answer has no content that anyone needs. */
export async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<void> {
  const response = await call(url, { method, ...jsonOf(body) });
  if (!response.ok) throw await errorOf(response);
}

async function call(url: string, init: RequestInit): Promise<Response> {
  const response = await request(url, init);
  return response.status === 401 ? leaveFor(signInAddress(window.location)) : response;
}

/** Asks the server, and leaves it to the caller what the answer means. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, Accept: 'application/json', ...REQUESTED_WITH };
  const response = await fetch(url, { ...init, headers, credentials: 'same-origin' });
  noteServerTime(response);
  return response;
}

/** A body as JSON, and the header that says so. */
export function jsonOf(body: object | undefined): RequestInit {
  if (!body) return {};
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/** Sign-in of the side one is on, coming back to the page one is on (SPEC §4, Auth). */
export function signInAddress(location: Pick<Location, 'pathname' | 'href'>): string {
  const paths = location.pathname.includes('/admin') ? adminAuthPaths : pressePaths;
  return `${paths.signin.href()}?${new URLSearchParams({ redirectUrl: location.href })}`;
}

/** What the answer says is wrong; when it isn't ours (a proxy's page, say), that it is unknown. */
export async function errorOf(response: Response): Promise<ApiError> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null));
  const unknown = { id: 'unknown', message: messages.error.unknown, errors: {} };
  return new ApiError(response.status, parsed.success ? parsed.data : unknown);
}
