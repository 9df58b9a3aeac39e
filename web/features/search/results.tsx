import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { Domstol } from '#contract/bruker.ts';
import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { PrintHead } from '#web/layout/print-head.tsx';
import { Kolonner } from '#web/sak/kolonner.tsx';
import { useReturnToRow } from '#web/sak/return-to-row.ts';
import { SakSkeleton } from '#web/sak/sak-table.tsx';
import { part } from '#web/ui/part.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import type { DaysInWords } from './days-in-words.ts';
import { wordsOf } from '#web/sak/search-address.ts';
import { termsText } from './describe.ts';
import { Eksport } from './eksport.tsx';
import { Facets } from './facets.tsx';
import { Filters } from './filters.tsx';
import { inDays } from './in-days.ts';
import { Mottak } from './mottak.tsx';
import type { NestenProps } from './nesten.tsx';
import { OutsideSearch, outsideHeading } from './outside-search.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsTable } from './results-table.tsx';
import { t } from './results-texts.ts';
import styles from './results.module.css';
import { SearchFailure } from './search-failure.tsx';
import { useResults } from './use-results.ts';

/** Seldom shown. Its place is kept, so that what stands below does not jump. */
const Nesten = part(async () => (await import('./nesten.tsx')).Nesten, {
  waiting: ({ nesten }: NestenProps) => (
    <div className={styles.nestenWaits} style={{ '--rows': nesten.hits.length } as CSSProperties} />
  ),
});
const NoResults = part(async () => (await import('./no-results.tsx')).NoResults, {
  waiting: () => <div className={styles.noneWaits} />,
});
const Dagord = part(async () => (await import('./dagord.tsx')).default, { failed: null });

interface ResultsProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  /** Counts how often the same search was sent again. */
  readonly attempt: number;
  /** Whether the form has sent what is asked for, and nobody has typed on since. */
  readonly sentRef: RefObject<boolean>;
  /** The form asks for other hits than these. */
  readonly isChanged: boolean;
  /** Changes parameters in the address. Paging and sorting keep the rest of the search. */
  readonly onChange: (change: Partial<SearchParams>, replace?: boolean) => void;
  readonly onReset: () => void;
  /** Told with each answer in which days play a part. */
  readonly onDays: (days: DaysInWords) => void;
  /** What stands below the hits, and comes when they are there: nothing on the page jumps. */
  readonly children?: ReactNode;
}

/** The result of a search: loading, failed, empty, or rows. */
export function Results(props: ResultsProps) {
  const { params, courts, onChange } = props;
  const results = useResults(params);
  const { list, fresh, error, isBeyond, lastPage } = results;
  // Not with the table, which comes and goes with each search that takes its time.
  const lastOpened = useReturnToRow();
  useEffect(() => {
    if (isBeyond) onChange({ page: lastPage }, true);
  });
  return (
    <>
      <LiveRegion>
        {/* A new element each time: the same words are said again for another search. */}
        <span key={`${props.attempt} ${JSON.stringify(params)}`}>
          {error ? sakMessages.treff.failed : fresh && announcementOf(fresh, params, lastPage)}
        </span>
      </LiveRegion>
      <PrintHead>
        {[wordsOf(params), termsText(inDays(params, list), courts)]
          .filter((part) => part !== '')
          .join(', ')}
      </PrintHead>
      {error && (
        <SearchFailure error={error} hasRows={list !== undefined} onRetry={results.retry} />
      )}
      {(list ?? !error) && <Hits {...props} {...results} lastOpened={lastOpened} />}
      {(fresh ?? error) && props.children}
    </>
  );
}

interface HitsProps extends ResultsProps, ReturnType<typeof useResults> {
  readonly lastOpened: string | null;
}

function DayPlace(props: HitsProps & { readonly onWayOut: () => void }) {
  if (!(props.list?.dag ?? props.params.dagord)) return null;
  return (
    <div className={styles.dag}>
      <Dagord {...props} />
    </div>
  );
}

/** Everything about the hits. With some, none, or not yet any, the facets are the same ones: they keep the focus. */
function Hits(props: HitsProps) {
  const { params, courts, list, onChange } = props;
  const old = oldOf(props);
  const headingId = useId();
  const { onWayOut, onHeading } = useWayOut(headingId, props);
  useSent(headingId, props);
  const onReset = () => {
    onWayOut();
    props.onReset();
  };
  const isEmpty = list?.totalHits === 0;
  const isShown = list !== undefined || props.isSlow;
  const shown = inDays(params, list);
  return (
    <>
      {list && (
        <OutsideSearch
          saker={list.sakerUtenfor}
          isAll={isEmpty}
          params={shown}
          {...{ courts, onReset }}
        />
      )}
      <DayPlace {...props} onWayOut={onWayOut} />
      <section
        id="treff"
        aria-labelledby={isShown && !isEmpty ? headingId : undefined}
        data-changed={old !== null || undefined}
        className={styles.hits}
      >
        <Filters
          isEmpty={isEmpty}
          params={params}
          known={props.fasetter}
          total={props.fresh?.totalHits}
          onChange={onChange}
        />
        {isShown && (
          <ResultsHead
            headingId={headingId}
            heading={headingOf(list)}
            nye={props.nye}
            {...{ params, courts, old, onChange }}
          />
        )}
        <OtherSpelling list={list} query={params.query} />
        <Facets known={props.fasetter} isLoading={!props.fresh} {...{ params, onChange }} />
        {list ? (
          <Found {...props} {...{ list, headingId, onHeading, onWayOut, onReset }} />
        ) : (
          isShown && <SakSkeleton />
        )}
      </section>
    </>
  );
}

/**
 * A way out goes with the hits that it leads to: then the focus goes to their heading. `onWayOut` notes that one is taken,
 * `onHeading` that the heading is there.
 */
function useWayOut(headingId: string, { list, fresh }: HitsProps) {
  const takenFrom = useRef<Berammingsliste>(undefined);
  const onHeading = () => {
    // Nothing is taken, or the answer before still stands.
    if (!takenFrom.current || list === takenFrom.current || (list && !fresh)) return;
    const heading = document.getElementById(headingId);
    if (fresh && heading) takenFrom.current = undefined;
    // Otherwise the focus has gone elsewhere.
    if (document.activeElement === document.body) heading?.focus();
  };
  useEffect(onHeading);
  const onWayOut = () => {
    takenFrom.current = list;
  };
  return { onWayOut, onHeading };
}

/** Where a search is sent by Enter or a press. A date or a quick choice keeps the focus. */
const SENDS = '[role=search] :is(input:not([type=radio], [type=checkbox]), [type=submit])';

/** A search from the form: the focus goes to the number of its hits. Without any it stays where the words can be changed. */
function useSent(headingId: string, { fresh, sentRef }: HitsProps) {
  useEffect(() => {
    if (!sentRef.current || !fresh) return;
    sentRef.current = false;
    if (fresh.totalHits > 0 && document.activeElement?.matches(SENDS))
      document.getElementById(headingId)?.focus();
  });
}

/** Why the rows are not those that are asked for; null when they are. */
function oldOf({ isChanged, hasOnlyOld }: HitsProps): string | null {
  if (isChanged) return t.oldHits;
  return hasOnlyOld ? t.oldHitsNoContact : null;
}

/** Null where something else says that there are none. */
function headingOf(list: Berammingsliste | undefined): string | null {
  if (!list) return t.searching;
  return list.totalHits === 0 ? null : t.totalHits(list.totalHits);
}

interface FoundProps extends HitsProps {
  readonly list: Berammingsliste;
  readonly headingId: string;
  readonly onHeading: () => void;
  readonly onWayOut: () => void;
}

/** The hits of an answer, or what there is instead; below them how fresh they are. */
function Found(props: FoundProps) {
  const { list, fresh, params } = props;
  // The case that was asked for is there, only not in the search: no advice on words then.
  const isNowhere = list.totalHits === 0 && list.sakerUtenfor.length === 0;
  const nesten = list.nesten && (
    // Another search begins with few rows again.
    <Nesten
      key={JSON.stringify(params)}
      {...props}
      nesten={list.nesten}
      heading={nestenHeading(list.nesten)}
    />
  );
  return (
    <>
      {list.totalHits > 0 && (
        <>
          <ResultsTable {...props} isBusy={!fresh} />
          <Eksport params={params} total={list.totalHits} />
          <Kolonner className={styles.kolonner} />
        </>
      )}
      {isNowhere ? (
        <NoResults {...props} params={inDays(params, list)}>
          {nesten}
        </NoResults>
      ) : (
        nesten
      )}
      {fresh && <Mottak domstolid={params.domstolid} />}
    </>
  );
}

function OtherSpelling({
  list,
  query,
}: {
  readonly list: Berammingsliste | undefined;
  readonly query: string | undefined;
}) {
  if (!list || list.skrivemaate === null) return null;
  return <p className={styles.note}>{t.otherSpelling(query ?? '', list.skrivemaate)}</p>;
}

/** With less than half of the words a case has not nearly all. */
function nestenHeading({ minst, ord }: NonNullable<Berammingsliste['nesten']>): string {
  return t.nesten(minst * 2 >= ord);
}

/** What is said of an answer, once: how many hits there are, or which page of them this is; of which day, when the words say one. */
function announcementOf(list: Berammingsliste, params: SearchParams, pages: number): string {
  const found = foundText(list, params, pages);
  const { nesten } = list;
  const all = nesten ? `${found}. ${nestenHeading(nesten)}: ${nesten.totalHits}.` : found;
  return list.dag?.brukes ? `${list.dag.tekst}: ${all}` : all;
}

function foundText(list: Berammingsliste, params: SearchParams, pages: number): string {
  if (params.page > 1) return t.pageOf(params.page, pages);
  const { length } = list.sakerUtenfor;
  // That there are none, the page says in words.
  return list.totalHits === 0 && length > 0 ? outsideHeading(length) : t.totalHits(list.totalHits);
}
