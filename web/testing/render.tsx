import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { standardDomstolQuery } from '#web/api/domstoler.ts';

/** jsdom has no page to scroll: setup.ts puts this in its place. */
export const scrollTo = vi.fn();

type Answer = unknown;
type Asked = (init: RequestInit, address: string) => Answer;

/** Answers calls by their path; a path that is not listed is a 404. A function is called each time. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): void {
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address, 'http://localhost');
    const listed = pathname in answers ? answers[pathname] : refused(404, 'not_found');
    const given: Answer = await (typeof listed === 'function'
      ? (listed as Asked)(init, address)
      : listed);
    return given instanceof Response ? given : Response.json(given);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
}

/** A refusal, as the server sends it. */
export function refused(status: number, id: string, body: object = {}): Response {
  return Response.json({ id, message: `Avvist: ${id}`, ...body }, { status });
}

/** The answer of a successful change. */
export const done = () => new Response(null, { status: 204 });

/** The bodies that were sent to `path`, in order. */
export function sentTo(path: string): unknown[] {
  const calls = vi.mocked(fetch).mock.calls.filter(([address]) => address === path);
  return calls.flatMap(([, init]) =>
    typeof init?.body === 'string' ? [JSON.parse(init.body) as unknown] : [],
  );
}

/** Somebody who has chosen nothing: then a table of cases stands at once. */
export const NOTHING_CHOSEN = [[standardDomstolQuery().queryKey, {}]] as const;

/** Renders `ui` at an address, with its own query cache. `known` has been read already: a query's key, and its answer. */
export function show(
  ui: ReactNode,
  address = '/',
  known: readonly (readonly [QueryKey, unknown])[] = [],
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, answer] of known) client.setQueryData(key, answer);
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{ui}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, client };
}
