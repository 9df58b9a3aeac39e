import type { ReactNode } from 'react';

/** One order that a column offers, and its words in 'Sorter på', e.g. «Søknadsdato, eldste først». */
interface SortChoice {
  readonly ascending: boolean;
  readonly label: string;
}

export interface Sort<Field extends string = string> {
  readonly sortField: Field;
  readonly sortAscending: boolean;
}

/** A column as data; the head, the cells and the cards below 600 px are drawn from it. */
export interface ListColumn<Row, Field extends string = string> {
  readonly id: string;
  readonly header: string;
  /** The key of SPEC §9 and its two orders, first the one that a press on the header begins with. */
  readonly sort?: {
    readonly field: Field;
    readonly choices: readonly [SortChoice, SortChoice];
  };
  /** What stands there; null is an empty cell. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * In a card: `title` leads it (and is the row's header in the table), `corner` stands beside the title, `plain` is
   * the value alone, `inline` has the header before it, `labelled` above it (the default).
   */
  readonly card?: 'title' | 'corner' | 'plain' | 'inline' | 'labelled';
  /** A width in rem, where the content should not decide. */
  readonly width?: number;
}
