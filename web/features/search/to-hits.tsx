import styles from './to-hits.module.css';
import { t } from './texts.ts';

/** To be seen when it has the focus: leads past form, order and facets to the first hit, or to what says that there is none. */
export function ToHits() {
  return (
    <a
      href="#treff"
      className={styles.skip}
      onClick={(event) => {
        // The address must not change: its query is the search.
        event.preventDefault();
        (find('tr [data-column=saksnr] a') ?? find('h2'))?.focus();
      }}
    >
      {t.toHits}
    </a>
  );
}

const find = (what: string) => document.querySelector<HTMLElement>(`#treff ${what}`);
