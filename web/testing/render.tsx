import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, vi } from 'vitest';

// A deadline, not an expectation: the first use of a lazy part loads it, also on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no CSS.escape, which react-aria and we look elements up with.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** Answers by path; whatever is not listed is a 404. */
export function answerCalls(answers: Readonly<Record<string, unknown>>): void {
  const answer = async (address: string): Promise<Response> => {
    const { pathname } = new URL(address, 'http://localhost');
    return pathname in answers
      ? Response.json(answers[pathname])
      : Response.json({ id: 'not_found', message: 'Finnes ikke' }, { status: 404 });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
}

/** Shows `ui` at an address, with a cache of its own. */
export function show(ui: ReactNode, address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{ui}</MemoryRouter>
    </QueryClientProvider>,
  );
}
