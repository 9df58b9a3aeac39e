import { z } from 'zod';
import { documentOf } from '#bff/features/system/openapi/document.ts';
import { CLIENT_GONE } from '#bff/http/logging.ts';
import { routes } from '#bff/routes.ts';

const lineSchema = z.object({ method: z.string(), route: z.string(), status: z.number() });
const pathSchema = z.record(
  z.string(),
  z.object({ responses: z.record(z.string(), z.unknown()).optional() }),
);

let documented: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The statuses that the OpenAPI document has, by method and path. */
function readDocument(): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = z.record(z.string(), pathSchema).parse(documentOf(routes, 'http://x').paths);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { responses = {} }]) =>
        [`${method.toUpperCase()} ${path}`, new Set(Object.keys(responses))] as const,
    ),
  );
  return new Map(operations);
}

/** Answers in the log of a server that the OpenAPI document does not know: `GET /api/… 418`. */
export function undeclaredAnswers(logs: readonly string[]): string[] {
  const known = (documented ??= readDocument());
  const found = logs.flatMap((line) => {
    const { data } = lineSchema.safeParse(JSON.parse(line));
    if (!data?.route.startsWith('/api/') || data.status === CLIENT_GONE) return [];
    const operation = `${data.method} ${data.route.replace(/[:*](\w+)/g, '{$1}')}`;
    return known.get(operation)?.has(String(data.status)) ? [] : [`${operation} ${data.status}`];
  });
  return [...new Set(found)];
}
