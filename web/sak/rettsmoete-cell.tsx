import type { SakHit } from '#contract/sak.ts';
import { Empty } from './empty.tsx';
import { formatInterval } from './format.ts';
import styles from './sak-cells.module.css';

/** How many hearings a row shows; all of them are on the case page. */
const SHOWN = 2;

type Props = Pick<SakHit, 'rettsmoeteIntervaller' | 'erHentetFraSakApi' | 'beskrivelse'>;

/** When the case is heard; a case-API case has a description instead of times (SPEC §2). */
export function RettsmoeteCell({ rettsmoeteIntervaller, erHentetFraSakApi, beskrivelse }: Props) {
  if (erHentetFraSakApi) return <span className={styles.quiet}>{beskrivelse}</span>;
  if (rettsmoeteIntervaller.length === 0) return <Empty />;
  const more = rettsmoeteIntervaller.length - SHOWN;
  return (
    <>
      {rettsmoeteIntervaller.slice(0, SHOWN).map((interval) => {
        const { day, time } = formatInterval(interval);
        return (
          <span key={interval.start} className={styles.moete}>
            <span className={styles.day}>{day}</span> <span className={styles.time}>{time}</span>
          </span>
        );
      })}
      {more > 0 && (
        <span
          className={styles.more}
        >{`+ ${more} ${more === 1 ? 'rettsmøte' : 'rettsmøter'}`}</span>
      )}
    </>
  );
}
