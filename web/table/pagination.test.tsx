import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { Pagination, pageNumbers, sizeLabel } from './pagination.tsx';

function open(page: number, total: number, pageSize = 50) {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  const { container } = show(
    <Pagination
      label="Sider"
      pageSizes={[50, 500, 1000]}
      {...{ page, pageSize, total, onPage, onPageSize }}
    />,
  );
  return { onPage, onPageSize, container };
}

test('shows nothing when all rows fit on one page', () => {
  expect(open(1, 50).container.textContent).toBe('');
});

test('shows which rows are on the page, marks the current page and links to the others', async () => {
  const { onPage } = open(3, 128);
  expect(screen.getByText('101–128 av 128')).toBeTruthy();
  const pages = within(screen.getByRole('navigation', { name: 'Sider' }));
  expect(pages.getByRole('button', { name: 'Side 3' }).getAttribute('aria-current')).toBe('page');
  expect(pages.queryByRole('button', { name: 'Neste side' })).toBeNull();
  await userEvent.click(pages.getByRole('button', { name: 'Forrige side' }));
  await userEvent.click(pages.getByRole('button', { name: 'Side 1' }));
  expect(onPage.mock.calls).toEqual([[2], [1]]);
});

test('pages can end before the rows do', () => {
  show(
    <Pagination
      label="Sider"
      pageSizes={[50]}
      {...{ page: 4, pageSize: 50, total: 1234, pages: 4 }}
      onPage={() => undefined}
      onPageSize={() => undefined}
    />,
  );
  expect(screen.getByText('151–200 av 1234')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Side 5' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Neste side' })).toBeNull();
});

test('a page size that fits everything can be made smaller again', async () => {
  const { onPageSize } = open(1, 128, 500);
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /Vis per side/ }));
  await userEvent.click(await screen.findByRole('option', { name: '50' }));
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
});

test.each([
  [900, 'Alle'],
  [1000, 'Alle'],
  [1001, 'Alle (inntil 1000)'],
])('of %i rows the largest size is called %s', (total, label) => {
  expect(sizeLabel(1000, { allSize: 1000, total })).toBe(label);
  expect(sizeLabel(500, { allSize: 1000, total })).toBe('500');
});

test.each([
  [999, 128, 'Side 999 finnes ikke. Siste side er 3.', 3],
  [2, 20, 'Side 2 finnes ikke. Siste side er 1.', 1],
])('page %i of %i rows is none, and leads back', async (page, total, text, last) => {
  const { onPage } = open(page, total);
  expect(screen.getByText(text)).toBeTruthy();
  const pages = within(screen.getByRole('navigation', { name: 'Sider' }));
  expect(pages.queryByRole('button', { name: 'Neste side' })).toBeNull();
  expect(pages.getAllByRole('button').some((one) => one.ariaCurrent === 'page')).toBe(false);
  await userEvent.click(pages.getByRole('button', { name: 'Forrige side' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(last);
});

function Turned({ first }: { readonly first: number }) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      label="Sider"
      pageSizes={[50]}
      {...{ page, pageSize: 50, total: 200, onPage: setPage, onPageSize: () => undefined }}
    />
  );
}

test.each([
  ['Neste side', 2, 3, 4],
  ['Forrige side', 3, 2, 1],
])('%s keeps the focus, and leaves it to the page at the end', async (name, first, next, end) => {
  show(<Turned first={first} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(next));
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name })).toBeNull();
  const last = screen.getByRole('button', { current: 'page' });
  expect(last.textContent).toBe(String(end));
  expect(document.activeElement).toBe(last);
});

test('without rows there are no pages', () => {
  expect(open(3, 0).container.textContent).toBe('');
});

test('offers every page when there are few', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('offers the first, the last, the current page and its neighbours when there are many', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, null, 18, 19, 20]);
});

test('page numbers ascend, include the current page, and a gap hides at least two pages', () => {
  const position = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(position, ([current, count]) => {
      const pages = pageNumbers(current, count);
      expect(pages).toContain(current);
      expect(pages.at(0)).toBe(1);
      expect(pages.at(-1)).toBe(count);
      pages.forEach((page, index) => {
        const [before, after] = [pages[index - 1], pages[index + 1]];
        if (page === null) expect(after! - before!).toBeGreaterThan(2);
        else if (before) expect(page).toBe(before + 1);
      });
    }),
  );
});
