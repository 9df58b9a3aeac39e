import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { LagretSoek } from '#contract/lagrede-soek.ts';
import { readSearchParams } from '#contract/search.ts';
import { MAX_LAGREDE_SOEK } from '#domain/lagrede-soek.ts';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { lagredeSoekAntallQuery, lagredeSoekQuery } from '#web/api/lagrede-soek.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { SkeletonTable, Table } from '#web/table/table.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { savedColumns, type SavedChoice, type SavedRow } from './columns.tsx';
import { savedText } from './describe.ts';
import styles from './saved.module.css';
import { t } from './texts.ts';
import { NoticePlace } from './notice-place.tsx';

const ChangeDialog = part(async () => (await import('./dialogs.tsx')).ChangeDialog);
const AbonnementDialog = part(
  async () => (await import('#web/abonnement/abonnement-dialog.tsx')).AbonnementDialog,
);
const DeleteDialog = part(async () => (await import('./dialogs.tsx')).DeleteDialog);

/** /lagrede-sok: the user's saved searches, with how many cases each has now (docs/PRODUCT.md, "Searching"). */
export function Page() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, error, retry, uncounted } = useSaved();
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState(0);
  const [columns] = useState(() =>
    savedColumns({ onChange: (kind, soek) => setOpen({ kind, soek }), onSaid: setSaid }),
  );
  const onDone = (text: string) => {
    setSaid(text);
    if (open?.kind === 'slett') setDeleted(deleted + 1);
  };
  useEffect(() => {
    // The row is gone with its button, from which the dialog was opened.
    if (deleted > 0) heading.current?.focus();
  }, [deleted]);
  const opened = useOpened(rows);
  if (opened) return <Navigate to={`/?${opened.soek}`} replace />;
  return (
    <PageFrame title={t.heading}>
      <div className={styles.head}>
        <h1 id={headingId} ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
        {rows && <p className={styles.count}>{t.count(rows.length, MAX_LAGREDE_SOEK)}</p>}
        {rows && rows.length > 0 && <NoticePlace onSaid={setSaid} />}
      </div>
      <LiveRegion>{said}</LiveRegion>
      {rows ? (
        <List {...{ rows, columns, headingId, uncounted }} />
      ) : (
        <Awaited failed={t.failed} error={error} onRetry={retry}>
          <LiveRegion>{t.reading}</LiveRegion>
          <SkeletonTable columns={columns} className={styles.table} />
        </Awaited>
      )}
      {open && <Dialogs {...open} onClose={() => setOpen(null)} onDone={onDone} />}
    </PageFrame>
  );
}

/** The search that an e-mail leads to: by its number, because an e-mail must not have its words. */
function useOpened(rows: readonly SavedRow[] | undefined): SavedRow | undefined {
  const [params] = useSearchParams();
  return rows?.find(({ id, ugyldig }) => !ugyldig && `${id}` === params.get('aapne'));
}

interface Open {
  readonly kind: SavedChoice;
  readonly soek: LagretSoek;
}
interface DialogsProps extends Open {
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

function Dialogs({ kind, ...props }: DialogsProps) {
  const { soek, onClose } = props;
  const kilde = { lagretSoekId: soek.id, navn: `«${soek.navn}»` };
  if (kind === 'kalender') return <AbonnementDialog kilde={kilde} onClose={onClose} />;
  return kind === 'endre' ? <ChangeDialog {...props} /> : <DeleteDialog {...props} />;
}

interface ListProps {
  readonly rows: readonly SavedRow[];
  readonly columns: ReturnType<typeof savedColumns>;
  readonly headingId: string;
  /** Asks again for numbers that did not come; null when there are none of these. */
  readonly uncounted: (() => void) | null;
}

function List({ rows, columns, headingId, uncounted }: ListProps) {
  if (rows.length === 0)
    return (
      <div className={styles.none}>
        <p>{t.none}</p>
        <LinkButton to="/">{t.toSearch}</LinkButton>
      </div>
    );
  return (
    <>
      {uncounted && (
        <div className={styles.uncounted}>
          <Message purpose="warning" role="status">
            <p>{t.uncounted}</p>
            <RetryButton onRetry={uncounted} />
          </Message>
        </div>
      )}
      <Table
        labelledBy={headingId}
        columns={columns}
        rows={rows}
        rowId={({ id }) => `${id}`}
        className={styles.table}
      />
      <p className={styles.how}>
        {t.how} <Link to="/">{t.toSearch}</Link> {t.whatIsNew}
      </p>
    </>
  );
}

/** The searches as rows; numbers come later, and others stand meanwhile. */
function useSaved() {
  const list = useQuery(lagredeSoekQuery());
  const hasSome = list.data !== undefined && list.data.length > 0;
  const counts = useQuery({ ...lagredeSoekAntallQuery(), enabled: hasSome });
  const courts = useQuery(domstolerQuery()).data;
  const rows = list.data?.map((soek): SavedRow => ({
    ...soek,
    tekst: savedText(readSearchParams(new URLSearchParams(soek.soek)), soek.periode, courts),
    antall: counts.isFetching && !counts.data ? undefined : (counts.data?.get(soek.id) ?? null),
  }));
  const isUncounted = rows?.some(({ ugyldig, antall }) => !ugyldig && antall === null) ?? false;
  const uncounted = isUncounted && !counts.isFetching ? () => void counts.refetch() : null;
  return { rows, error: list.error, retry: () => void list.refetch(), uncounted };
}
