import { ChevronDown } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
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
import { t } from './select-texts.ts';
import styles from './select.module.css';

/** What was pressed before the list was there; it is given to the list. */
export interface FirstPress {
  /** Whether it began with a press that opens the list; else it chooses without opening it (arrows and letters). */
  readonly opens: boolean;
  readonly keys: readonly string[];
}

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
export function SelectControl(props: SelectControlProps) {
  const { trigger, isOpen, setOpen, typed } = useFirstPress(props.firstPress);
  const ids = fieldIds(props.id, props);
  const isInvalid = props.error !== undefined;
  const list = <Options options={props.options} />;
  return (
    <Norwegian>
      <Select
        className={styles.root ?? ''}
        aria-labelledby={ids.label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={props.value ?? null}
        onChange={(key) => key !== null && props.onChange(String(key))}
        isInvalid={isInvalid}
        placeholder={props.placeholder ?? ' '}
        onBlur={props.onBlur ?? noop}
      >
        <Button
          ref={trigger}
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
          {props.isSearchable ? <SearchableList typed={typed}>{list}</SearchableList> : list}
        </Popover>
      </Select>
    </Norwegian>
  );
}

interface SelectControlProps extends SelectProps {
  readonly id: string;
  readonly firstPress: FirstPress;
}

/** Takes over from the button that was pressed (select.tsx): gets its focus, and what was pressed. */
function useFirstPress({ opens, keys }: FirstPress) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(opens ? keys.filter(isLetter).join('') : '');
  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) setTyped('');
  };
  useEffect(() => {
    // Somebody who has gone on in the meantime is not called back.
    if (document.activeElement !== document.body) return;
    trigger.current?.focus();
    // Not before react-aria knows the options.
    queueMicrotask(() => {
      if (opens) return setIsOpen(true);
      for (const key of keys)
        trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }, [opens, keys]);
  return { trigger, isOpen, setOpen, typed };
}

const isLetter = (key: string) => key.length === 1;

const noop = () => undefined;

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return (
    <ListBox
      className={styles.list ?? ''}
      items={options}
      renderEmptyState={() => <div className={styles.empty}>{t.noHits}</div>}
    >
      {(option) => (
        <ListBoxItem className={styles.option ?? ''} textValue={option.label}>
          {option.label}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

interface SearchableListProps {
  /** What stands in the search field at first. */
  readonly typed: string;
  readonly children: ReactElement;
}

/** A list with a search field above it. Accents are ignored. */
export function SearchableList({ typed, children }: SearchableListProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains} defaultInputValue={typed}>
      <SearchField aria-label={t.searchInList} autoFocus className={styles.search ?? ''}>
        <Input className={field.box ?? ''} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
