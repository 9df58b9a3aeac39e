import type {
  ZodOpenApiHeadersObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { DocumentedStatus, Route } from '#bff/http/router.ts';
import { errorBodySchema } from '#contract/call.ts';

/** What each status says, whatever the route. */
const STATUSES: Readonly<Record<DocumentedStatus, string>> = {
  206: 'The part of the file that was asked for',
  302: 'In a browser tab: leads a guest to sign-in and back, and whoever has seen a hidden case to its page',
  304: 'To a program with a key: what `If-None-Match` names is still the answer',
  400: 'Something in the call is not valid: `errors` has messages by field',
  401: 'Nobody is signed in, or the key is not valid (any more)',
  403: 'Whoever is signed in may not do this, the key is not made for it, or the call comes from another page',
  404: 'There is nothing at this address',
  409: 'It is not so (any more): it has been done, decided or changed in the meantime',
  410: 'It was there, and is no longer given',
  411: 'A body without Content-Length',
  413: 'The body is larger than 64 kB',
  415: 'The body is of another media type',
  416: 'The file does not have that part',
  429: 'Too many calls in a minute',
  500: 'A defect of the service',
  503: 'Something that the service depends on is away, the service has too much to do, or the search takes too long',
};

/** Every answer that the route can give: its own, and those that come from what it is. HEAD has them without bodies. */
export function answersOf(route: Route, method: 'head' | 'any' = 'any'): ZodOpenApiResponsesObject {
  const failures = method === 'head' ? HEAD_FAILURES : FAILURES;
  const others = statusesOf(route).map((status) => [`${status}`, failures[status]] as const);
  const { content, ...bare } = success(route);
  const own = method === 'head' || !content ? bare : { ...bare, content };
  return { ...Object.fromEntries(others), [`${route.status ?? 200}`]: own };
}

function statusesOf(route: Route): DocumentedStatus[] {
  const { access, method, params, query, body, form, csrf, limit, keys, answers = [] } = route;
  const isOpen = access === 'open';
  const from: readonly (readonly [boolean, readonly DocumentedStatus[]])[] = [
    [true, [411, 413, 500, 503]],
    [!isOpen, [401, 403]],
    [!isOpen && method === 'get', [302]],
    [keys !== undefined && method === 'get', [304]],
    [method !== 'get' && csrf !== 'server', [403]],
    [!isOpen || limit !== undefined, [429]],
    [params !== undefined, [404]],
    [[params, query, body, form].some((schema) => schema !== undefined), [400]],
    [body !== undefined || form !== undefined, [415]],
  ];
  return [...new Set([...from.flatMap(([is, statuses]) => (is ? statuses : [])), ...answers])];
}

type Schema = Readonly<{ type: 'string' | 'integer'; format?: string; minimum?: number }>;
const text = { schema: { type: 'string' as const } };
const header = (description: string, schema: Schema = { type: 'string' }) => ({
  description,
  schema,
});
const REQUEST_ID = {
  'X-Request-Id': header('Names the call in the logs', { type: 'string', format: 'uuid' }),
};
const LOCATION = { Location: header('Where the browser goes') };
const ETAG = { ETag: header('To a program with a key: what the answer is, for `If-None-Match`') };
const RANGE = { 'Content-Range': header('Which part of how many bytes') };
const RETRY = { 'Retry-After': header('Seconds to wait', { type: 'integer', minimum: 1 }) };

const MORE: Partial<Record<DocumentedStatus, ZodOpenApiHeadersObject>> = {
  206: RANGE,
  302: LOCATION,
  304: ETAG,
  416: RANGE,
  429: RETRY,
  503: RETRY,
};

type Failures = Readonly<Record<DocumentedStatus, ZodOpenApiResponseObject>>;

/** Each stands in the document once, by its `id`. */
function failuresOf(id: string, content: (status: DocumentedStatus) => object): Failures {
  const all = Object.entries(STATUSES).map(([key, description]) => {
    const status = Number(key) as DocumentedStatus;
    const headers = { ...REQUEST_ID, ...MORE[status] };
    return [status, { id: `${id}${key}`, description, headers, ...content(status) }] as const;
  });
  return Object.fromEntries(all) as unknown as Failures;
}

/** A line for whoever does not follow. */
const LEADS_ON = { 'text/html': text, 'text/plain': text };
const binary = { schema: { type: 'string' as const, format: 'binary' } };

const FAILURES = failuresOf('status', (status) => {
  if (status === 302) return { content: LEADS_ON };
  if (status === 304) return {};
  if (status === 206) return { content: { 'application/pdf': binary } };
  return { content: { 'application/json': { schema: errorBodySchema }, 'text/html': text } };
});
const HEAD_FAILURES = failuresOf('headStatus', () => ({}));

function success({
  response,
  summary: description,
  status = 200,
  method,
  keys,
}: Route): ZodOpenApiResponseObject {
  if (status === 302 || status === 303)
    return { description, headers: { ...REQUEST_ID, ...LOCATION }, content: LEADS_ON };
  if (response === null) return { description, headers: REQUEST_ID };
  const content =
    typeof response === 'string'
      ? { [response]: binary }
      : { 'application/json': { schema: response } };
  const headers = { ...REQUEST_ID, ...(keys && method === 'get' ? ETAG : {}) };
  return { description, headers, content };
}

/** What OPTIONS answers, and the headers without which a 405 is none. */
export const OPTIONS_ANSWERS: ZodOpenApiResponsesObject = {
  '204': {
    description: 'Which methods the address takes',
    headers: { ...REQUEST_ID, Allow: header('The methods') },
  },
  '411': FAILURES[411],
  '413': FAILURES[413],
};
