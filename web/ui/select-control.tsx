import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import field from './field.module.css';
import { type FieldText, fieldIds } from './field.tsx';
import { Icon } from './icon.tsx';
import { Norwegian } from './norwegian.tsx';
import popover from './popover.module.css';
import styles from './select.module.css';

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
  /** Adds a search field above the list. Without a match the list shows 'Ingen treff'. */
  readonly isSearchable?: boolean;
}

/** The control inside a `Select` field: a button that opens a list. */
export function SelectControl(props: SelectProps & { readonly id: string }) {
  const ids = fieldIds(props.id, props);
  const isInvalid = props.error !== undefined;
  const list = <Options options={props.options} />;
  return (
    <Norwegian>
      <Select
        className={styles.root ?? ''}
        aria-labelledby={ids.label}
        value={props.value ?? null}
        onChange={(key) => key !== null && props.onChange(String(key))}
        isInvalid={isInvalid}
        placeholder={props.placeholder ?? ' '}
        onBlur={props.onBlur ?? noop}
      >
        <Button
          id={props.id}
          className={`${field.box} ${styles.trigger}`}
          {...(ids.describedBy && { 'aria-describedby': ids.describedBy })}
          data-invalid={isInvalid || undefined}
        >
          <SelectValue className={styles.value ?? ''} />
          <Icon icon={ChevronDown} />
        </Button>
        <Popover
          className={`${popover.popover} ${styles.popover}`}
          offset={4}
          placement="bottom start"
        >
          {props.isSearchable ? <SearchableList>{list}</SearchableList> : list}
        </Popover>
      </Select>
    </Norwegian>
  );
}

const noop = () => undefined;

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return (
    <ListBox
      className={styles.list ?? ''}
      items={options}
      renderEmptyState={() => <div className={styles.empty}>Ingen treff</div>}
    >
      {(option) => (
        <ListBoxItem className={styles.option ?? ''} textValue={option.label}>
          {option.label}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** A list with a search field above it. Accents are ignored. */
export function SearchableList({ children }: { readonly children: ReactElement }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label="Søk i listen" autoFocus className={styles.search ?? ''}>
        <Input className={field.box ?? ''} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
