import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useChosen } from '#web/ui/use-chosen.ts';
import styles from './list-bar.module.css';
import { t } from './texts.ts';

/** The line above a list: filters to the left, the search box to the right. */
export function ListBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

interface FilterCheckboxesProps<Key extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly filters: readonly { readonly key: Key; readonly label: string }[];
  readonly values: Readonly<Record<Key, boolean>>;
  readonly onChange: (key: Key, isOn: boolean) => void;
}

/** Checkboxes for the kinds of rows that a list shows. */
export function FilterCheckboxes<Key extends string>(props: FilterCheckboxesProps<Key>) {
  const { label, filters, onChange } = props;
  const address = filters.map(({ key }) => props.values[key]).join();
  const [values, choose] = useChosen(props.values, address);
  return (
    <div role="group" aria-label={label} className={styles.filters}>
      {filters.map(({ key, label: text }) => (
        <Checkbox
          key={key}
          label={text}
          checked={values[key]}
          onChange={(isOn) => {
            choose({ ...values, [key]: isOn });
            onChange(key, isOn);
          }}
        />
      ))}
    </div>
  );
}

/** Search after this many ms without a key press. */
const PAUSE = 300;

interface SearchBoxProps {
  /** The accessible name of the search, for example «Søk i søknader». */
  readonly label: string;
  /** What can be searched for. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Known {
  /** The search in the address. */
  readonly value: string;
  /** Searches since then. The address follows with a delay, and the user may have typed more by then. */
  readonly asked: readonly string[];
}

/** Searches after a pause in typing, or at once on Enter. */
export function SearchBox({ label, placeholder = t.search, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState<Known>({ value, asked: [] });
  if (known.value !== value) {
    const echo = known.asked.indexOf(value);
    setKnown({ value, asked: known.asked.slice(echo + 1) });
    // The address has changed by other means (Back, a link), so it replaces the text in the box.
    if (echo < 0) setText(value);
  }
  const search = () => {
    const wanted = text.trim();
    if (wanted === (known.asked.at(-1) ?? value)) return;
    setKnown({ ...known, asked: [...known.asked, wanted] });
    onChange(wanted);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const timer = window.setTimeout(() => searchAfterPause(), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Icon icon={Search} className={styles.icon} />
      <input
        type="search"
        aria-label={t.search}
        placeholder={placeholder}
        maxLength={200}
        className={`${fieldStyles.box} ${styles.input}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
