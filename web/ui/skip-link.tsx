import styles from './skip-link.module.css';

interface Props {
  /** The id of what to skip to; it takes focus. */
  readonly to: string;
  readonly text?: string;
}

/** The first stop for Tab on every page (SPEC §2). */
export function SkipLink({ to, text = 'Til hovedinnhold' }: Props) {
  return (
    <a
      href={`#${to}`}
      className={styles.skip}
      onClick={(event) => {
        // Without touching the address: its query is the search.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {text}
    </a>
  );
}
