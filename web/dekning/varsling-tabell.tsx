import type { VarslingDomstol } from '#contract/dekning-varsling.ts';
import { andelerOf, MAATER, PUBLISERING_NAVN, sumOf } from '#domain/dekning-varsling.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/format.ts';
import tabell from './tabell.module.css';
import { t } from './texts.ts';
import { percent } from './varsling-diagram.tsx';
import styles from './varsling.module.css';

interface Props {
  readonly labelledBy: string;
  readonly domstoler: readonly VarslingDomstol[];
}

/** The same as numbers. */
export function VarslingTabell({ labelledBy, domstoler }: Props) {
  return (
    // It may be scrolled by the keyboard.
    <div className={tabell.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={classNames(tabell.tabell, styles.tabell)} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {domstoler.map((domstol) => (
            <tr key={domstol.domstolId}>
              <th scope="row">{domstol.domstolNavn}</th>
              <td>{formatNumber(sumOf(domstol.antall))}</td>
              <Shares {...domstol} />
              <td>{formatNumber(domstol.dagerUtenListe)}</td>
              <td>{PUBLISERING_NAVN[domstol.tiltaler]}</td>
              <td>{PUBLISERING_NAVN[domstol.avgjoerelser]}</td>
              <td>{formatNumber(domstol.ikkePublisert)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEADS = [
  ...[t.court, t.hearings, t.shortInTime, t.shortLater, t.shortMoved, t.shortUnlisted],
  ...[t.daysWithout, t.shortIndictments, t.shortDecisions, t.unpublished],
];

function Shares({ antall }: VarslingDomstol) {
  const andeler = andelerOf(antall);
  if (!andeler)
    return (
      <td colSpan={MAATER.length} className={styles.tooFew}>
        {t.tooFew}
      </td>
    );
  return MAATER.map((maate) => <td key={maate}>{percent(andeler[maate])}</td>);
}
