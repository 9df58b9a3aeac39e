import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { SakHit } from '#contract/sak.ts';
import { standardDomstolQuery } from '#web/api/domstoler.ts';
import { idOf } from '#web/table/columns.ts';
import { SkeletonTable, Table } from '#web/table/table.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { COLUMNS, type Row, type SakList, SakListContext } from './sak-columns.tsx';
import styles from './sak-table.module.css';

export type { Row } from './sak-columns.tsx';

interface SakTableProps extends Partial<Omit<SakList, 'toggle'>>, Pick<SakList, 'toggle'> {
  readonly saker: readonly Row[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Id of the case that the user has just come back from. */
  readonly lastOpened?: string | null;
  /** The old rows stand while new ones are fetched. */
  readonly isBusy?: boolean;
}

/** Cases, for search results and favourites (docs/PRODUCT.md, "Searching"). */
export function SakTable(props: SakTableProps) {
  const chosen = useChosen();
  return chosen ? <ChosenTable {...props} {...chosen} /> : <SakSkeleton />;
}

function ChosenTable({ saker, isBusy = false, ...props }: SakTableProps & Chosen) {
  const {
    toggle,
    ledende = 'neste',
    nyeSiden = null,
    labelledBy,
    lastOpened = null,
    Endringer,
  } = props;
  const list = useMemo(
    () => ({ toggle, ledende, nyeSiden, Endringer }),
    [toggle, ledende, nyeSiden, Endringer],
  );
  const rows = useFirstRowsFirst(saker, lastOpened);
  const isPointed = usePointer();
  return (
    <SakListContext value={list}>
      <Table
        labelledBy={labelledBy}
        lastOpened={lastOpened}
        isBusy={isBusy}
        // With 1,000 rows new ones take a moment, in which the press that chose them is seen already.
        columns={useDeferredValue(props.columns)}
        rows={rows}
        rowId={sakIdOf}
        rowData={dataOf}
        className={classNames(props.className, isPointed && styles.pointed)}
      />
    </SakListContext>
  );
}

/** While a search is under way. */
export function SakSkeleton() {
  const chosen = useChosen() ?? { columns: COLUMNS, className: styles.unknown };
  return <SkeletonTable {...chosen} />;
}

interface Chosen {
  readonly columns: ComponentProps<typeof Table<Row>>['columns'];
  readonly className: string | undefined;
}

/** How the user wants the table. Null until that is known: nothing is shown that would change then. */
function useChosen(): Chosen | null {
  const { data, isPending, failureCount } = useQuery(standardDomstolQuery());
  const skjulte = data?.skjulteKolonner;
  const columns = useMemo(
    () => COLUMNS.filter((column) => !skjulte?.includes(idOf(column))),
    [skjulte],
  );
  if (isPending && failureCount === 0) return null;
  return { columns, className: classNames(styles.saker, data?.tetteRader && styles.tette) };
}

/** More than a window shows. */
const AT_ONCE = 60;

/** The first rows stand at once, down to the one that the user comes back to. React draws the others when it has time. */
function useFirstRowsFirst(saker: readonly Row[], lastOpened: string | null): readonly Row[] {
  const opened = saker.findIndex(({ sakId }) => sakId === lastOpened);
  const later = useDeferredValue(saker, saker.slice(0, opened + AT_ONCE));
  return saker.length > AT_ONCE ? later : saker;
}

/**
 * Whether a mouse or a finger has moved since the table came. From then on it leaves out of its layout what is out of sight.
 * Not before: Chromium keeps that from screen readers, which press but do not move; and by then the heights are known.
 */
function usePointer(): boolean {
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    const note = () => startTransition(() => setPointed(true));
    window.addEventListener('pointermove', note, { once: true, passive: true });
    return () => window.removeEventListener('pointermove', note);
  }, []);
  return isPointed;
}

const sakIdOf = ({ sakId }: SakHit) => sakId;
/** More names than a third of a sheet has room for. */
const LONG = 600;
const dataOf = ({ sakId, parter }: SakHit) => ({
  'data-sak-id': sakId,
  ...((parter?.length ?? 0) > LONG && { 'data-long': '' }),
});
