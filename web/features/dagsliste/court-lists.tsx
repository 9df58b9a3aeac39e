import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Dagsliste, NearestDays } from '#contract/dagsliste.ts';
import { courtsOf } from '#domain/dagsliste-domstoler.ts';
import { isOfAllCourts } from '#domain/dagsliste.ts';
import { mottakQuery } from '#web/api/mottak.ts';
import type { Line } from './cells.tsx';
import styles from './dagsliste.module.css';
import { courtCountText, dayBeside } from './describe.ts';
import { List } from './list.tsx';
import type { Moete } from './moete.ts';
import { None } from './none.tsx';
import { t } from './texts.ts';
import type { DagslisteState } from './use-dagsliste.ts';

export interface CourtListsProps extends Pick<Line, 'toggle'> {
  readonly state: DagslisteState;
  readonly data: Dagsliste;
  readonly moeter: readonly Moete[];
  readonly lastOpened: string | null;
  /** Somebody goes to another day, by a link that is not there any more then. */
  readonly onGo: () => void;
}

/** The lists of several courts, side by side or below each other; of all courts those that have hearings. */
export function CourtLists({ data, moeter, ...props }: CourtListsProps) {
  const { domstolid, vis } = props.state;
  const isOfAll = isOfAllCourts(domstolid);
  const ids = isOfAll ? courtsOf(data.saker) : domstolid;
  return (
    <div
      className={styles.courts}
      data-vis={isOfAll ? 'under' : vis}
      data-columns={Math.min(3, ids.length)}
    >
      {ids.map((id) => (
        <CourtList
          key={id}
          {...props}
          id={id}
          vis={isOfAll ? 'under' : vis}
          moeter={moeter.filter(({ sak }) => sak.domstolId === id)}
          nearest={data.domstoler.filter(({ domstolId }) => domstolId === id)}
        />
      ))}
    </div>
  );
}

interface ListOfCourtProps extends Omit<CourtListsProps, 'data'>, Pick<DagslisteState, 'vis'> {
  readonly id: string;
  readonly nearest: readonly NearestDays[];
}

function CourtList({ id, state, nearest, moeter, vis, onGo, ...line }: ListOfCourtProps) {
  const headingId = useId();
  const { courts, dag, now, ordne } = state;
  const navn = courts?.find((court) => court.id === id)?.navn ?? moeter[0]?.sak.domstolNavn ?? id;
  return (
    <section aria-labelledby={headingId} className={styles.courtList}>
      <div className={styles.head}>
        <h3 id={headingId}>{navn}</h3>
        {moeter.length > 0 && <p className={styles.count}>{courtCountText(moeter)}</p>}
        <Late domstolid={id} />
      </div>
      {moeter.length > 0 ? (
        <List {...line} {...{ moeter, dag, now, ordne, vis }} labelledBy={headingId} />
      ) : (
        <None
          state={state}
          text={t.noneOn(dayBeside(dag, state.today))}
          domstoler={nearest}
          onGo={onGo}
        />
      )}
    </section>
  );
}

/** That the court's list is late: hearings may be missing in it. */
function Late({ domstolid }: { readonly domstolid: string }) {
  const liste = useQuery(mottakQuery()).data?.find((one) => one.domstolId === domstolid);
  return liste?.erForsinket ? (
    <p className={styles.count}>
      <b>{t.late}</b>
    </p>
  ) : null;
}
