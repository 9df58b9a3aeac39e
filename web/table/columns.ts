import { createColumnHelper, tableFeatures, type ColumnHelper } from '@tanstack/react-table';

/**
 * How a cell looks in a card, below 600 px: `title` leads the card and is the row's header in the table, `corner`
 * stands beside the title, `plain` is the value alone, `inline` has the header before it, `labelled` above it.
 */
type CardRole = 'title' | 'corner' | 'plain' | 'inline' | 'labelled';

export interface Sort<Field extends string = string> {
  readonly sortField: Field;
  readonly sortAscending: boolean;
}

/** One order that a column offers, and its text in 'Sorter på', for example «Søknadsdato, eldste først». */
interface SortChoice {
  readonly ascending: boolean;
  readonly label: string;
}

/** What our tables know about a column, in addition to TanStack's own model. */
interface ColumnMeta<Field extends string> {
  /** Without a role the table's own style sheet lays out the cards. */
  readonly card?: CardRole;
  /** The value names its row for screen readers. A `title` does so anyway. */
  readonly isRowHeader?: boolean;
  /** In rem, for a column whose width should not follow its content. */
  readonly width?: number;
  /** For a header that the eye does not need; screen readers read it. */
  readonly isHeaderHidden?: boolean;
  /** The server's name of the sort key, and its two orders. The first press on the header chooses the first order. */
  readonly sort?: { readonly field: Field; readonly choices: readonly [SortChoice, SortChoice] };
  /** How many bars a skeleton row shows in this column; 1 by default. `row` counts from 0. */
  readonly skeletonLines?: (row: number) => number;
}

/** Sorting and paging happen on the server, so the tables use none of TanStack's optional features. */
const none = tableFeatures({});
export type Features<Field extends string> = typeof none & {
  readonly columnMeta: ColumnMeta<Field>;
};
export const features = <Field extends string>() => none as Features<Field>;

/** A column of any value, as a list of columns holds it. */
export type TableColumn<Row extends object, Field extends string = never> = Parameters<
  ColumnHelper<Features<Field>, Row>['columns']
>[0][number];

/**
 * Makes the columns of a table. A `cell` is a plain function, not a component: it must not call hooks. When it
 * returns null or '', the table shows an empty cell.
 */
export const columnsOf = <Row extends object, Field extends string = never>() =>
  createColumnHelper<Features<Field>, Row>();

/** The id that TanStack gives the column: its own, or the key of the field that it shows. */
export function idOf<Row extends object, Field extends string>(column: TableColumn<Row, Field>) {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
}

/** Every column of ours has its header as a text. */
export function headerOf<Row extends object, Field extends string>({
  header,
}: TableColumn<Row, Field>): string {
  return typeof header === 'string' ? header : '';
}
