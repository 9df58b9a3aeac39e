import type { FieldText } from './field.tsx';

export interface SelectOption<T extends string = string> {
  readonly id: T;
  readonly label: string;
}

export interface SelectProps<T extends string = string> extends FieldText {
  readonly options: readonly SelectOption<T>[];
  readonly value: T | null | undefined;
  readonly onChange: (value: T) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly placeholder?: string;
  readonly layout?: 'stacked' | 'inline';
  readonly size?: 'medium' | 'small';
  /** A long list can be narrowed by typing; 'Ingen treff' when nothing is left. */
  readonly isSearchable?: boolean;
}
