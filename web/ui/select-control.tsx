import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { fieldIds } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import { Norwegian } from './norwegian.tsx';
import popover from './popover.module.css';
import { SearchableList } from './searchable-list.tsx';
import type { SelectOption, SelectProps } from './select-types.ts';
import styles from './select.module.css';

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
