import type * as z from 'zod/mini';
import { type ErrorBody, REQUESTED_WITH, errorBodySchema } from '#contract/call.ts';
import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import { messages } from '#domain/messages.ts';

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
async function request(url: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, Accept: 'application/json', ...REQUESTED_WITH };
  const response = await fetch(url, { ...init, headers, credentials: 'same-origin' });
  noteServerTime(response);
  return response;
}

/** A body as JSON, and the header that says so. */
function jsonOf(body: object | undefined): RequestInit {
  if (!body) return {};
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/** Sign-in of the side one is on, coming back to the page one is on (SPEC §4, Auth). */
function signInAddress(location: Pick<Location, 'pathname' | 'href'>): string {
  const paths = location.pathname.includes('/admin') ? adminAuthPaths : pressePaths;
  return `${paths.signin.href()}?${new URLSearchParams({ redirectUrl: location.href })}`;
}

/** What the answer says is wrong; when it isn't ours (a proxy's page, say), that it is unknown. */
async function errorOf(response: Response): Promise<ApiError> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null));
  const unknown = { id: 'unknown', message: messages.error.unknown, errors: {} };
  return new ApiError(response.status, parsed.success ? parsed.data : unknown);
}

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

const NO_CONTACT = 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen, og prøv igjen.';

/** What may be shown of a call that failed: the server's own words; fetch itself fails with a TypeError. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.body.message;
  return error instanceof TypeError ? NO_CONTACT : messages.error.unknown;
}

/**
 * Leaves the page for `url`. The promise never resolves, so that nothing renders in between. A browser may keep the
 * left page in memory and show it again on Back: it would wait for ever, so it is loaded anew.
 */
export function leaveFor(url: string): Promise<never> {
  window.addEventListener('pageshow', reloadRestoredPage);
  window.location.assign(url);
  return new Promise<never>(() => undefined);
}

function reloadRestoredPage({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

let ahead = 0;

/** Learns from an answer's `Date` header how far the server's clock is ahead of this machine's. */
export function noteServerTime(response: Response): void {
  const server = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(server)) ahead = server - Date.now();
}

/**
 * The server's time, to the second: the rules of dates are the server's, also where this machine's clock is
 * wrong or the server travels in time (`PRESSE_NOW`).
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}
