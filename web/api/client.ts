import * as z from 'zod/mini';
import { errorBodySchema, REQUESTED_WITH, type ErrorBody } from '#contract/call.ts';
import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import { messages } from '#domain/messages.ts';
import { language } from '#domain/texts.ts';
import { findContact, hasContact } from './contact.ts';
import { hasSignedOut } from './signed-out.ts';
import { t } from './texts.ts';

const YEARLY_UPDATE = '/reautentiser';
const LEFT = '/logget-ut';
const ADMIN_LEFT = '/admin/logget-ut';
/** In milliseconds: how long a call may be silent before the service is looked for. */
const SILENCE = 8_000;

/** An error whose message is a text of ours. Those of others are the browser's own words, which nobody is shown. */
export class OwnError extends Error {}

/** An answer that is not a success; `body.message` may be shown to the user. */
export class ApiError extends OwnError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** The text to show for a call that failed. Without an answer it is a TypeError. */
export function failureText(error: unknown): string {
  return error instanceof TypeError ? t.noContact : ownText(error);
}

/** What we say of an error ourselves. That of a page may be a TypeError of its own script: it isn't a lack of contact. */
export function ownText(error: unknown): string {
  const isOwn =
    error instanceof OwnError || (error instanceof TypeError && error.message === t.noContact);
  return isOwn ? error.message : messages.error.unknown;
}

/**
 * Reads `url` and parses the answer. A 401 leads to sign-in. A press user's 403 leads to the page that explains it.
 * Every other failure is an `ApiError`.
 */
export async function read<T extends z.ZodMiniType>(
  url: string,
  schema: T,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const response = await call(url, signal ? { signal } : {});
  if (response.ok) return schema.parse(await response.json());
  const error = await errorOf(response);
  const explained = error.status === 403 && url.startsWith('/api/presse/') && explanationOf(error);
  if (explained) return leaveFor(explained);
  throw error;
}

/**
 * The page that explains a 403: for a suspended user the first page, whose guard reads nothing that could be refused;
 * else the yearly update. On that page itself there is none: it would load itself for ever.
 */
function explanationOf({ body }: ApiError): string | false {
  if (body.id === 'suspended') return '/';
  return window.location.pathname !== YEARLY_UPDATE && YEARLY_UPDATE;
}

/** As `read`, for a page that anybody may open: null for somebody who is not signed in. */
export async function readIfSignedIn<T extends z.ZodMiniType>(
  url: string,
  schema: T,
  signal: AbortSignal,
): Promise<z.infer<T> | null> {
  const response = await request(url, { signal });
  return response.ok ? schema.parse(await response.json()) : null;
}

/** Sends a change, with `body` as JSON. The content of the answer is not used. */
export async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<void> {
  const response = await call(url, { method, ...jsonOf(body) });
  if (!response.ok) throw await errorOf(response);
}

/** Sends a request. A 401 leads to sign-in; every other status is left to the caller. */
export async function call(url: string, init: RequestInit): Promise<Response> {
  const response = await request(url, init);
  return response.status === 401 ? leaveFor(signInAddress(window.location)) : response;
}

/** How a request reaches the service. A page that the server makes has a shorter way. */
export const service = { ask: (url: string, init: RequestInit) => fetch(url, init) };

/** Sends a request with our headers. What a status means is left to the caller. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  const headers = {
    ...{ ...init.headers, Accept: 'application/json', 'Accept-Language': language() },
    ...{ traceparent: newTraceparent(), ...REQUESTED_WITH },
  };
  const { signal, stop } = watchSilence(init);
  const response = await service
    .ask(url, { ...init, headers, signal, credentials: 'same-origin' })
    .catch(withoutAnswer)
    .finally(stop);
  noteServerTime(response.headers.get('Date'));
  lastRequestId = response.headers.get('X-Request-Id') ?? lastRequestId;
  return response;
}

/**
 * Looks for the service as long as a call is silent: where packets vanish, the browser says nothing for minutes. Without
 * contact a read is given up, to begin anew when there is some. A change is not: it may have been made.
 */
function watchSilence({ method, signal }: RequestInit) {
  const given = new AbortController();
  signal?.addEventListener('abort', () => given.abort(signal.reason));
  const look = async () => {
    if (!(await findContact()) && !method) given.abort(new TypeError());
  };
  const timer = setInterval(() => void look(), SILENCE);
  return { signal: given.signal, stop: () => clearInterval(timer) };
}

/**
 * `fetch` fails with a TypeError in the browser's language. One that was given up is another error. Who is told of it can
 * know whether the service is out of reach.
 */
async function withoutAnswer(error: unknown): Promise<never> {
  if (!(error instanceof TypeError)) throw error;
  if (hasContact()) await findContact();
  throw new TypeError(t.noContact, { cause: error });
}

/** A trace for the call (W3C Trace Context), by which the operators find it in the log; it tells nothing of the user. */
function newTraceparent(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(24))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-00`;
}

/** A body as JSON, with its header. */
export function jsonOf(body: object | undefined): RequestInit {
  if (!body) return {};
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/**
 * Sign-in of press users or administrators, depending on the page, which it comes back to. Who has just signed out is told
 * so instead.
 */
function signInAddress(location: Pick<Location, 'pathname' | 'href'>): string {
  const isAdmin = location.pathname.includes('/admin');
  if (hasSignedOut(isAdmin ? 'admin' : 'presse')) return isAdmin ? ADMIN_LEFT : LEFT;
  const paths = isAdmin ? adminAuthPaths : pressePaths;
  return `${paths.signin.href()}?${new URLSearchParams({ redirectUrl: location.href })}`;
}

/** An error as it is read: a server in front of ours, or another one of its kind, may send `errors` alone. */
const receivedError = z.extend(errorBodySchema, {
  id: z._default(z.string(), 'unknown'),
  message: z._default(z.string(), () => messages.error.unknown),
});

/** The error that an answer describes. An answer that is not our server's (a proxy's page) is an unknown error. */
export async function errorOf(response: Response): Promise<ApiError> {
  const parsed = receivedError.safeParse(await response.json().catch(() => null));
  return new ApiError(response.status, parsed.success ? parsed.data : receivedError.parse({}));
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

/** What stood on it may be hidden by now, or its reader may have signed out: it goes at once, not when the new page is there. */
export function reloadRestoredPage({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  document.body.textContent = '';
  window.location.reload();
}

/** What the operators find the last answer by: for a failure of the page itself, which no request tells of. */
export let lastRequestId: string | null = null;

/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/** Learns the server's time from the `Date` header of an answer that came at `at`. */
export function noteServerTime(date: string | null | undefined, at = Date.now()): void {
  const server = Date.parse(date ?? '');
  if (!Number.isNaN(server)) ahead = server - at;
}

/**
 * The server's time, to the second. Rules of dates follow it, because this machine's clock may be wrong, and the
 * server's may be set (`PRESSE_NOW`).
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}
