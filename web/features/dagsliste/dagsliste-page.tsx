import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import { dagslisteMessages } from '#domain/dagsliste.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { mottakQuery } from '#web/api/mottak.ts';
import { formatMoment } from '#web/format.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { PrintHead } from '#web/layout/print-head.tsx';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { useReturnToRow } from '#web/sak/return-to-row.ts';
import table from '#web/table/table.module.css';
import { Awaited } from '#web/ui/failed.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { Controls } from './controls.tsx';
import { CourtLists, type CourtListsProps } from './court-lists.tsx';
import styles from './dagsliste.module.css';
import { countText, courtsCountText, courtsText, dayBeside, dayText } from './describe.ts';
import { List } from './list.tsx';
import { type Moete, moeterOf } from './moete.ts';
import { None } from './none.tsx';
import { t } from './texts.ts';
import { type DagslisteState, useDagsliste } from './use-dagsliste.ts';

/** /dagsliste: the hearings of one court, or of several, on one day, for the screen, the phone and paper. */
export function Page() {
  const state = useDagsliste();
  const { domstolid, dag, isValid } = state;
  const courts = courtsText(domstolid, state);
  const title = courts && isValid ? `${courts}, ${dayText(dag)}` : undefined;
  return (
    <PageFrame title={title ? t.title(title) : t.heading}>
      <PrintHead>{t.heading}</PrintHead>
      <h1 tabIndex={-1} className={styles.heading}>
        {t.heading}
      </h1>
      <Controls state={state} />
      {domstolid.length === 0 && state.isReady && (
        <p className={styles.choose}>{dagslisteMessages.chooseDomstol}</p>
      )}
      {isValid && <Hearings key={domstolid.join()} state={state} title={title ?? dayText(dag)} />}
    </PageFrame>
  );
}

interface HearingsProps {
  readonly state: DagslisteState;
  readonly title: string;
}

function Hearings({ state, title }: HearingsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { toggle, error, clearError, hasAdded } = useFavoritt();
  const { data, failureReason, refetch } = state.list;
  const moeter = useMemo(() => data && moeterOf(data.saker), [data]);
  const lastOpened = useReturnToRow();
  return (
    <section aria-labelledby={headingId}>
      <LiveRegion>
        {moeter ? `${title}: ${counted(moeter, state) ?? dagslisteMessages.none}` : t.loading}
      </LiveRegion>
      <FavorittError error={error} onClose={clearError} hasAdded={hasAdded} />
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.count}>
          {moeter && counted(moeter, state)}
          {state.isOne && <Received domstolid={state.domstolid[0]} />}
        </p>
      </div>
      {data && moeter ? (
        <Lists
          {...{ state, data, moeter, lastOpened, toggle }}
          labelledBy={headingId}
          onGo={() => heading.current?.focus()}
        />
      ) : (
        <Awaited failed={dagslisteMessages.failed} error={failureReason} onRetry={refetch}>
          <Skeleton />
        </Awaited>
      )}
    </section>
  );
}

/** Null when there are none: what stands instead of the list says so. */
function counted(moeter: readonly Moete[], { isOne }: DagslisteState): string | null {
  if (moeter.length === 0) return null;
  return isOne ? `${countText(moeter)}. ` : courtsCountText(moeter);
}

/** The list of one court, or those of several. */
function Lists({ labelledBy, ...lists }: CourtListsProps & { readonly labelledBy: string }) {
  const { state, data, moeter, lastOpened, toggle, onGo } = lists;
  const { dag, now, ordne, isOne, domstolid } = state;
  if (moeter.length === 0) {
    const text = domstolid.length === 1 ? t.noneOn : t.noneInAny;
    const day = dayBeside(dag, state.today);
    return <None state={state} text={text(day)} domstoler={data.domstoler} onGo={onGo} />;
  }
  if (!isOne) return <CourtLists {...lists} />;
  return <List {...{ moeter, dag, now, ordne, lastOpened, toggle, labelledBy }} vis="under" />;
}

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
