import type { DekningDomstol } from '#contract/dekning.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './dekning.module.css';
import { t } from './texts.tsx';

/** When the court's list last came, and whether it is late. */
export function Mottatt({
  sistMottatt,
  erForsinket,
}: Pick<DekningDomstol, 'sistMottatt' | 'erForsinket'>) {
  if (sistMottatt === null) return <span className={styles.subtle}>{t.neverReceived}</span>;
  return (
    <span className={styles.mottatt}>
      {formatDayAndTime(sistMottatt)} {erForsinket && <Tag purpose="warning">{t.late}</Tag>}
    </span>
  );
}
