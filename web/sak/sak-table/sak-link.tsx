import { Link, useLocation } from 'react-router';
import type { SakHit } from '#contract/sak.ts';
import { rememberOpened, sakHref } from '#web/sak/sak-address.ts';
import { Saksnummer } from '#web/sak/sak-cells.tsx';
import styles from './sak-table.module.css';

/** The case number as a link that takes the search along, so that the case page can lead back to it. */
export function SakLink({ sak }: { readonly sak: SakHit }) {
  const { search } = useLocation();
  return (
    <Link
      className={styles.sakLink}
      to={sakHref(sak)}
      state={{ soek: search }}
      onClick={() => rememberOpened(sak.sakId)}
    >
      <Saksnummer value={sak.saksnummer} />
    </Link>
  );
}
