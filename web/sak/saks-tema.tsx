import { useState } from 'react';
import { cut, DESCRIPTION_LENGTH } from './cut.ts';
import { Empty } from './empty.tsx';
import styles from './sak-cells.module.css';

/** What the case is about, cut at 200 characters; paper gets the whole of it. */
export function SaksTema({ text }: { readonly text: string | null }) {
  const [open, setOpen] = useState(false);
  if (!text) return <Empty />;
  const { head, rest } = cut(text, DESCRIPTION_LENGTH);
  if (!rest) return text;
  return (
    <>
      {head}
      <span className={open ? undefined : styles.onlyOnPaper}>{rest}</span>
      {!open && <span className={styles.notOnPaper}> …</span>}{' '}
      <button
        type="button"
        className={styles.linkButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Vis mindre' : 'Vis hele beskrivelsen'}
      </button>
    </>
  );
}
