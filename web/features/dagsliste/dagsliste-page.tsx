import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { DagslisteSak } from '#contract/dagsliste.ts';
import { byRoom, dagslisteMessages } from '#domain/dagsliste.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { mottakQuery } from '#web/api/mottak.ts';
import { formatMoment } from '#web/format.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { PrintHead } from '#web/layout/print-head.tsx';
import { FavorittError } from '#web/sak/favoritt.tsx';
import table from '#web/table/table.module.css';
import { Awaited } from '#web/ui/failed.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { Controls } from './controls.tsx';
import styles from './dagsliste.module.css';
import { countText, dayText } from './describe.ts';
import { List } from './list.tsx';
import { type Moete, moeterOf } from './moete.ts';
import { t } from './texts.ts';
import { type DagslisteState, useDagsliste } from './use-dagsliste.ts';

/** /dagsliste: the hearings of one court on one day, for the screen, the phone and paper. */
export function Page() {
  const state = useDagsliste();
  const { courts, domstolid, dag, isValid } = state;
  const court = courts?.find(({ id }) => id === domstolid)?.navn;
  const title = court && isValid ? `${court}, ${dayText(dag)}` : undefined;
  return (
    <PageFrame title={title ? t.title(title) : t.heading}>
      <PrintHead>{t.heading}</PrintHead>
      <h1 tabIndex={-1} className={styles.heading}>
        {t.heading}
      </h1>
      <Controls state={state} />
      {domstolid === undefined && state.isReady && (
        <p className={styles.none}>{dagslisteMessages.chooseDomstol}</p>
      )}
      {isValid && <Hearings key={domstolid} state={state} title={title ?? dayText(dag)} />}
    </PageFrame>
  );
}

interface HearingsProps {
  readonly state: DagslisteState;
  readonly title: string;
}

function Hearings({ state, title }: HearingsProps) {
  const headingId = useId();
  const { toggle, error, clearError } = useFavoritt();
  const { data, failureReason, refetch } = state.list;
  const moeter = useMoeter(data?.saker);
  const count = moeter && summary(moeter);
  return (
    <section aria-labelledby={headingId}>
      <LiveRegion>{count === undefined ? t.loading : `${title}: ${count}`}</LiveRegion>
      <FavorittError error={error} onClose={clearError} />
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.count}>
          {count !== undefined && `${count}. `}
          <Received domstolid={state.domstolid} />
        </p>
      </div>
      {moeter ? (
        moeter.length > 0 && (
          <List
            moeter={moeter}
            dag={state.dag}
            ordne={state.ordne}
            labelledBy={headingId}
            toggle={toggle}
          />
        )
      ) : (
        <Awaited failed={dagslisteMessages.failed} error={failureReason} onRetry={refetch}>
          <Skeleton />
        </Awaited>
      )}
    </section>
  );
}

function useMoeter(saker: readonly DagslisteSak[] | undefined): readonly Moete[] | undefined {
  return useMemo(() => saker && moeterOf(saker), [saker]);
}

const summary = (moeter: readonly Moete[]) =>
  moeter.length === 0 ? dagslisteMessages.none : countText(byRoom(moeter));

/** How fresh the list is: nothing until it is known. */
function Received({ domstolid }: { readonly domstolid: string | undefined }) {
  const liste = useQuery(mottakQuery()).data?.find((one) => one.domstolId === domstolid);
  if (!liste) return null;
  return (
    <>
      {t.updated(formatMoment(liste.sistMottatt))}
      {liste.erForsinket && <b> {t.late}</b>}
    </>
  );
}

const BARS = [0, 1, 2, 3, 4, 5];

/** Until the hearings are there. */
function Skeleton() {
  return (
    <div aria-hidden className={`${table.skeleton} ${styles.skeleton}`}>
      {BARS.map((bar) => (
        <div key={bar}>
          <span className={table.bar} />
          <span className={table.bar} />
        </div>
      ))}
    </div>
  );
}
