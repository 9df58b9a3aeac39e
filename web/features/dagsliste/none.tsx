import type { NearestDays } from '#contract/dagsliste.ts';
import { nearestDay } from '#domain/dagsliste-domstoler.ts';
import { Link } from '#web/ui/router-link.tsx';
import styles from './dagsliste.module.css';
import { dayBeside } from './describe.ts';
import { t } from './texts.ts';
import type { DagslisteState } from './use-dagsliste.ts';

interface NoneProps {
  readonly state: DagslisteState;
  readonly text: string;
  /** Of one court, or of several that have none on the day. */
  readonly domstoler: readonly NearestDays[];
  /** The link is gone with the day that it stands on. */
  readonly onGo: () => void;
}

/** Instead of a list without hearings: the days on which there are some. */
export function None({ state, text, domstoler, onGo }: NoneProps) {
  const { dag } = state;
  const link = (which: 'neste' | 'forrige', label: string) => {
    const near = nearestDay(
      domstoler.map((one) => one[which]),
      which,
    );
    if (!near) return null;
    return (
      <p>
        {label}
        <Link to={state.ofDay(near.dag)} onGo={onGo}>
          {t.onDay(dayBeside(near.dag, dag), near.antall)}
        </Link>
      </p>
    );
  };
  return (
    <div className={styles.none}>
      <p>
        <b>{text}</b>
      </p>
      {link('neste', t.nextDay)}
      {link('forrige', t.earlierDay)}
    </div>
  );
}
