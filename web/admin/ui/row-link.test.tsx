import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberOpened, useReturnToRow } from './row-link.tsx';

function List() {
  useReturnToRow(true);
  return null;
}

afterEach(() => vi.restoreAllMocks());

test('a list whose opened row is gone scrolls to where it was, also where scrolling gives a promise', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  // As newer browsers do.
  scrollTo.mockReturnValue(Promise.resolve() as never);
  rememberOpened({ liste: '?side=2', rad: '/admin/soeknader/1' });
  const list = render(<List />, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/admin/soeknader?side=2']}>{children}</MemoryRouter>
    ),
  });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(() => list.unmount()).not.toThrow();
});
