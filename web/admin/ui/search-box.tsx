import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import fieldStyles from '#web/ui/field.module.css';
import { Icon } from '#web/ui/icon.tsx';
import styles from './search-box.module.css';

/** ms without a key press after which what was typed is searched for. */
const PAUSE = 300;

interface Props {
  /** What is looked through, e.g. «Søk i søknader». */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Known {
  /** Of the address. */
  readonly value: string;
  /** What has been searched for since; the address says it only in a moment, when more may have been typed. */
  readonly asked: readonly string[];
}

/** Searches as one types, after a pause, or at once with Enter. */
export function SearchBox({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState<Known>({ value, asked: [] });
  if (known.value !== value) {
    const echo = known.asked.indexOf(value);
    setKnown({ value, asked: known.asked.slice(echo + 1) });
    // The address has changed by other means (Back, a link): it wins over what stands in the box.
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
