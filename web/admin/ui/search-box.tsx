import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import fieldStyles from '../../ui/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-box.module.css';

/** ms without a key press after which what was typed is searched for. */
const PAUSE = 300;

interface Props {
  /** What is looked through, e.g. «Søk i søknader». */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches as one types, after a pause, or at once with Enter. */
export function SearchBox({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address has changed by other means (Back, a link): it wins over what stands in the box.
    if (value !== text.trim()) setText(value);
  }
  const search = () => {
    if (text.trim() !== value) onChange(text.trim());
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
        aria-label="Søk"
        placeholder="Søk"
        maxLength={200}
        className={`${fieldStyles.box} ${styles.input}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
