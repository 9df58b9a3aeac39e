import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';

/** jsdom has no page to scroll: setup.ts puts this in its place. */
export const scrollTo = vi.fn();

type Answer = unknown;
type Asked = (init: RequestInit) => Answer;

/** Answers calls by their path; a path that is not listed is a 404. A function is called each time. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): void {
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address, 'http://localhost');
    const listed = pathname in answers ? answers[pathname] : refused(404, 'not_found');
    const given: Answer = await (typeof listed === 'function' ? (listed as Asked)(init) : listed);
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

/** Renders `ui` at an address, with its own query cache. */
export function show(ui: ReactNode, address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{ui}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, client };
}
