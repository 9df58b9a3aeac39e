import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './list-bar.module.css';

interface Props<Key extends string> {
  /** What the choice is about, for screen readers. */
  readonly label: string;
  readonly filters: readonly { readonly key: Key; readonly label: string }[];
  readonly values: Readonly<Record<Key, boolean>>;
  readonly onChange: (key: Key, isOn: boolean) => void;
}

/** Which kinds of rows a list shows. */
export function FilterCheckboxes<Key extends string>(props: Props<Key>) {
  const { label, filters, values, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.filters}>
      {filters.map(({ key, label: text }) => (
        <Checkbox
          key={key}
          label={text}
          checked={values[key]}
          onChange={(isOn) => onChange(key, isOn)}
        />
      ))}
    </div>
  );
}
