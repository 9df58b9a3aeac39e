import type { DekningDomstol } from '#contract/dekning.ts';
import { weekNumber } from '#domain/dekning.ts';
import { formatNumber } from '#web/format.ts';
import tabell from '#web/dekning/tabell.module.css';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './dekning.module.css';
import { Mottatt } from './mottatt.tsx';
import { t } from './texts.tsx';

interface UkeTabellProps {
  readonly labelledBy: string;
  readonly uker: readonly string[];
  readonly domstoler: readonly DekningDomstol[];
}

/** The same weeks as numbers. In a narrow window the table scrolls sideways, and the court stays. */
export function UkeTabell({ labelledBy, uker, domstoler }: UkeTabellProps) {
  return (
    // It may be scrolled by the keyboard.
    <div className={tabell.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={tabell.tabell} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t.court}</th>
            <th scope="col" className={styles.mottattColumn}>
              {t.received}
            </th>
            {uker.map((uke, at) => (
              <th key={uke} scope="col">
                {at === 0 ? t.week : <VisuallyHidden>{t.week}</VisuallyHidden>}
                {weekNumber(uke)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {domstoler.map((domstol) => (
            <tr key={domstol.domstolId}>
              <th scope="row">{domstol.domstolNavn}</th>
              <td className={styles.mottattColumn}>
                <Mottatt {...domstol} />
              </td>
              {domstol.nyePerUke.map((count, at) => (
                <td key={uker[at]}>{formatNumber(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
