import { CalendarPlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Kolonner } from '#web/sak/kolonner.tsx';
import { FavorittError } from '#web/sak/favoritt.tsx';
import { inOrder, type Order, orderOf } from '#web/sak/favoritt-order.ts';
import { useFavorittRows } from '#web/sak/favoritt-rows.ts';
import { focusStar } from '#web/sak/focus-star.ts';
import { useReturnToRow } from '#web/sak/return-to-row.ts';
import { type Row, SakSkeleton, SakTable } from '#web/sak/sak-table.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Select } from '#web/ui/select.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './favoritter-page.module.css';
import { Endringer } from './endringer.tsx';
import { Removed } from './removed.tsx';
import { t } from './texts.ts';
import { useRemoval } from './use-removal.ts';

const AbonnementDialog = part(
  async () => (await import('#web/abonnement/abonnement-dialog.tsx')).AbonnementDialog,
);
/** The choices of 'Sorter på', the first one by default. */
const ORDERS: readonly { readonly id: Order; readonly label: string }[] = [
  { id: 'neste', label: t.byNext },
  { id: 'lagt-til', label: t.byAdded },
  { id: 'endret', label: t.byChanged },
  { id: 'domstol', label: t.byCourt },
];
const FAVORITTENE = { lagretSoekId: null, navn: t.mine };

/** /favoritter: the user's favourites, the next hearing first (docs/PRODUCT.md, "Searching"). */
export function Page() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { rows, error, retry } = useFavorittRows();
  const { order, choose } = useOrder();
  const removal = useRemoval(rows);
  const { removed, restored, settle } = removal;
  useEffect(() => {
    if (restored !== null && list.current && focusStar(list.current, restored)) settle();
  });
  return (
    <PageFrame title={t.heading}>
      <div className={styles.head}>
        <h1 id={headingId} ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
        {rows && <p className={styles.count}>{t.count(rows.length)}</p>}
        <Link to="/notater" className={styles.notater}>
          {t.notes}
        </Link>
        <Kalender />
        {rows && rows.length > 0 && <Kolonner />}
        {rows && rows.length > 1 && (
          <div className={styles.order}>
            <Select
              label={t.order}
              layout="inline"
              options={ORDERS}
              value={order}
              onChange={choose}
            />
          </div>
        )}
      </div>
      <FavorittError error={removal.error} onClose={removal.clearError} />
      {removed && (
        <Removed
          key={removed.sakId}
          sak={removed}
          onUndo={removal.undo}
          onClose={() => {
            removal.close();
            heading.current?.focus();
          }}
        />
      )}
      <div ref={list}>
        {rows ? (
          <List rows={rows} order={order} headingId={headingId} toggle={removal.toggle} />
        ) : (
          <Awaited failed={t.failed} error={error} onRetry={retry}>
            <LiveRegion>{t.loading}</LiveRegion>
            <SakSkeleton />
          </Awaited>
        )}
      </div>
    </PageFrame>
  );
}

/** Opens what a calendar can be had by. Also without favourites: those that come are in it. */
function Kalender() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="tertiary"
        size="small"
        className={styles.kalender}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Icon icon={CalendarPlus} size={1} />
        <span>{t.subscribe}</span>
      </Button>
      {isOpen && <AbonnementDialog kilde={FAVORITTENE} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The order is in the address, so that Back and a reload keep it. */
function useOrder() {
  const [params, setParams] = useSearchParams();
  const choose = (order: Order) => setParams({ sorter: order }, { replace: true });
  return { order: orderOf(params.get('sorter')), choose };
}

interface ListProps {
  readonly rows: readonly Row[];
  readonly order: Order;
  readonly headingId: string;
  readonly toggle: ReturnType<typeof useRemoval>['toggle'];
}

function List({ rows, order, headingId, toggle }: ListProps) {
  const groupId = useId();
  const lastOpened = useReturnToRow();
  if (rows.length === 0) return <None />;
  const { saker, utenKommende } = inOrder(rows, order);
  return (
    <>
      {saker.length > 0 && (
        <SakTable
          saker={saker}
          labelledBy={headingId}
          lastOpened={lastOpened}
          toggle={toggle}
          Endringer={Endringer}
        />
      )}
      {utenKommende.length > 0 && (
        <section className={styles.group} data-has-head={saker.length > 0}>
          <h2 id={groupId}>{t.noComing}</h2>
          <SakTable
            saker={utenKommende}
            labelledBy={groupId}
            lastOpened={lastOpened}
            toggle={toggle}
            Endringer={Endringer}
          />
        </section>
      )}
    </>
  );
}

function None() {
  return (
    <div className={styles.none}>
      <p>{t.none}</p>
      <LinkButton to="/">{t.toSearch}</LinkButton>
    </div>
  );
}
