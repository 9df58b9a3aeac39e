import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { columnsOf, type Sort } from './columns.ts';
import { SortSelect } from './sort-select.tsx';
import { SkeletonTable, Table } from './table.tsx';

interface City {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly note: string | null;
}

const drawn = vi.fn((city: City) => city.name);
const column = columnsOf<City, 'People'>();
const COLUMNS = column.columns([
  column.display({
    id: 'by',
    header: 'By',
    meta: { card: 'title' },
    cell: ({ row }) => drawn(row.original),
  }),
  column.accessor('people', {
    header: 'Folketall',
    meta: {
      card: 'inline',
      sort: {
        field: 'People',
        choices: [
          { ascending: false, label: 'Folketall, største først' },
          { ascending: true, label: 'Folketall, minste først' },
        ],
      },
    },
  }),
  column.accessor('note', { header: 'Merknad', meta: { card: 'labelled', width: 5 } }),
]);
const OSLO: City = { id: '1', name: 'Oslo', people: 700, note: null };
const BERGEN: City = { id: '2', name: 'Bergen', people: 290, note: 'Regn' };
const idOfCity = ({ id }: City) => id;

function open(props: Partial<Parameters<typeof Table<City, 'People'>>[0]> = {}) {
  return show(
    <>
      <h2 id="cities">Byer</h2>
      <Table
        labelledBy="cities"
        columns={COLUMNS}
        rows={[OSLO, BERGEN]}
        rowId={idOfCity}
        empty="Ingen byer"
        {...props}
      />
    </>,
  );
}
const table = () => screen.getByRole('table', { name: 'Byer' });
const columnIds = (cells: readonly HTMLElement[]) =>
  cells.map((cell) => cell.getAttribute('data-column'));

test('head, cells and skeleton cells have the ids of their columns', () => {
  const { unmount } = open();
  const ids = ['by', 'people', 'note'];
  expect(columnIds(within(table()).getAllByRole('columnheader'))).toEqual(ids);
  const row = within(table()).getByRole('row', { name: /Bergen/ });
  expect(columnIds([...row.children] as HTMLElement[])).toEqual(ids);
  unmount();
  open({ rows: undefined });
  const skeleton = within(table()).getAllByRole('row', { hidden: true })[1]!;
  expect(columnIds([...skeleton.children] as HTMLElement[])).toEqual(ids);
  expect(table().getAttribute('aria-busy')).toBe('true');
});

test('the title is the header of its row, and an empty cell is read as such', () => {
  open();
  expect(screen.getByRole('rowheader', { name: 'Oslo' })).toBeTruthy();
  const row = within(table()).getByRole('row', { name: /Oslo/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Oslo', '700', 'Ingen']);
});

test('without rows it says so', () => {
  open({ rows: [] });
  expect(screen.getByText('Ingen byer')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a header sorts by its first order, and a second press reverses it', async () => {
  const onSort = vi.fn();
  function Sorted() {
    const [sort, setSort] = useState<Sort<'People'> | undefined>();
    const change = (to: Sort<'People'>) => {
      onSort(to);
      setSort(to);
    };
    return (
      <>
        <h2 id="cities">Byer</h2>
        <Table
          labelledBy="cities"
          columns={COLUMNS}
          rows={[OSLO]}
          rowId={idOfCity}
          onSort={change}
          {...(sort && { sort })}
        />
      </>
    );
  }
  show(<Sorted />);
  const head = screen.getByRole('columnheader', { name: 'Folketall' });
  expect(head.getAttribute('aria-sort')).toBeNull();
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ sortField: 'People', sortAscending: false });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ sortField: 'People', sortAscending: true });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('where rows are cards, the order is chosen in a list', async () => {
  const onSort = vi.fn();
  const sort = { sortField: 'People', sortAscending: false } as const;
  show(<SortSelect columns={COLUMNS} sort={sort} onSort={onSort} />);
  await userEvent.click(await screen.findByRole('button', { name: /største først/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Folketall, minste først' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ sortField: 'People', sortAscending: true });
});

test('only the rows whose data has changed are drawn again', async () => {
  function Growing() {
    const [rows, setRows] = useState([OSLO, BERGEN]);
    return (
      <>
        <h2 id="cities">Byer</h2>
        <button onClick={() => setRows([OSLO, { ...BERGEN, people: 291 }])}>vokser</button>
        <Table labelledBy="cities" columns={COLUMNS} rows={rows} rowId={idOfCity} />
      </>
    );
  }
  show(<Growing />);
  drawn.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'vokser' }));
  expect(screen.getByText('291')).toBeTruthy();
  expect(drawn.mock.calls.map(([city]) => city.name)).toEqual(['Bergen']);
});

test('the row that the user has come back from is marked, and rows have data of their own', () => {
  open({ lastOpened: '2', rowData: ({ id }) => ({ 'data-city': id }) });
  const rows = within(table()).getAllByRole('row').slice(1);
  expect(rows.map((row) => [row.dataset.city, row.dataset.lastOpened])).toEqual([
    ['1', undefined],
    ['2', 'true'],
  ]);
});

test('a skeleton of its own is hidden from screen readers', () => {
  show(<SkeletonTable columns={columnsOf<City>().columns([])} />);
  expect(screen.queryByRole('table')).toBeNull();
});
