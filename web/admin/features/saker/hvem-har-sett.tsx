import { Link } from '#web/ui/router-link.tsx';
import type { AdminSak } from '#contract/admin/saker.ts';
import { adminPages } from '#web/admin/pages.ts';
import { formatCount, formatDayAndTime } from '#web/format.ts';
import styles from './saker.module.css';

const journalists = (count: number) => formatCount(count, 'journalist', 'journalister');

/** The audit log of the case. */
export const logOf = ({ sakId }: Pick<AdminSak, 'sakId'>) =>
  `${adminPages.revisjon}?${new URLSearchParams({ sak: sakId })}`;

/** How many journalists have seen the case, with a link to who they are. */
export function HvemHarSett({ sak }: { readonly sak: AdminSak }) {
  const { aapnet, dokumenter, favoritter, sist } = sak.sett;
  const rows = [
    ['Åpnet saken', journalists(aapnet)],
    ['Åpnet dokumenter', journalists(dokumenter)],
    ['Har den som favoritt', journalists(favoritter)],
    ['Sist åpnet', sist === null ? 'Aldri' : formatDayAndTime(sist)],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="sett">
      <h3 id="sett">Hvem har sett saken</h3>
      <dl className={styles.facts}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={logOf(sak)} className={styles.link}>
        Se dem i revisjonsloggen
      </Link>
    </section>
  );
}
