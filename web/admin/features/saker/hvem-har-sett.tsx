import { Link } from '#web/ui/router-link.tsx';
import type { AdminSak } from '#contract/admin/saker.ts';
import { adminPages } from '#web/admin/pages.ts';
import { formatDayAndTime } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import styles from './saker.module.css';
import { t } from './texts.tsx';

/** The audit log of the case. */
export const logOf = ({ sakId }: Pick<AdminSak, 'sakId'>) =>
  `${adminPages.revisjon}?${new URLSearchParams({ sak: sakId })}`;

/** How many journalists have seen the case, with a link to who they are. */
export function HvemHarSett({ sak }: { readonly sak: AdminSak }) {
  const { aapnet, dokumenter, favoritter, sist } = sak.sett;
  const items = [
    { term: t.openedCase, value: t.journalists(aapnet) },
    { term: t.openedDocuments, value: t.journalists(dokumenter) },
    { term: t.asFavourite, value: t.journalists(favoritter) },
    { term: t.lastOpened, value: sist === null ? t.never : formatDayAndTime(sist) },
  ];
  return (
    <section className={styles.card} aria-labelledby="sett">
      <h3 id="sett">{t.whoHasSeen}</h3>
      <DescriptionList className={styles.facts} items={items} />
      <Link to={logOf(sak)} className={styles.link}>
        {t.seeInLog}
      </Link>
    </section>
  );
}
