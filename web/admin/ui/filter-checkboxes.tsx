import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
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
  const { label, filters, onChange } = props;
  const [values, choose] = useChosen(props);
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

/** The address follows a press only in a moment: a tick must not go away until then. */
function useChosen<Key extends string>({ filters, values }: Props<Key>) {
  const address = filters.map(({ key }) => values[key]).join();
  const [chosen, setChosen] = useState({ address, values });
  if (chosen.address !== address) setChosen({ address, values });
  const choose = (to: Readonly<Record<Key, boolean>>) => setChosen({ address, values: to });
  return [chosen.values, choose] as const;
}
