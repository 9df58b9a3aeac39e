import type { DekningDomstol } from '#contract/dekning.ts';
import { formatDays } from '#web/format.ts';
import styles from './dekning.module.css';
import { t } from './texts.tsx';

/** So many gaps are shown before the others are folded. */
const SHOWN = 3;

/** The days on which no list came, the last ones first. */
export function Hull({ hull }: Pick<DekningDomstol, 'hull'>) {
  const texts = hull.map(({ fra, til }) => formatDays(fra, til)).reverse();
  const more = texts.slice(SHOWN);
  return (
    <>
      {texts.slice(0, SHOWN).join(', ')}
      {more.length > 0 && (
        <details className={styles.mer}>
          <summary>{t.more(more.length)}</summary>
          {more.join(', ')}
        </details>
      )}
    </>
  );
}
