import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Dekning } from '#contract/dekning.ts';
import { dekningQuery } from '#web/api/dekning.ts';
import { formatMoment } from '#web/format.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { PrintHead } from '#web/layout/print-head.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Select } from '#web/ui/select.tsx';
import { ToggleBar } from '#web/ui/toggle-bar.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './dekning.module.css';
import { Forsinkede } from './forsinkede.tsx';
import { inOrder, type Order, ORDERS, orderOf } from './order.ts';
import { Oversikt, OversiktSkeleton } from './oversikt.tsx';
import { t } from './texts.tsx';
import { UkeTabell } from './uke-tabell.tsx';
import { Visninger } from './visninger.tsx';

const WAYS = [
  { id: 'diagram', label: t.asDiagram },
  { id: 'tabell', label: t.asTable },
] as const;

/** /dekning: what each court has delivered, of which days, and what is missing (docs/PRODUCT.md, "Pages"). */
export function Page() {
  const { data, error, refetch } = useQuery(dekningQuery());
  return (
    <PageFrame title={t.heading}>
      <PrintHead>{t.heading}</PrintHead>
      <h1 tabIndex={-1}>{t.heading}</h1>
      <Visninger at="/dekning" />
      <p className={styles.lead}>{data ? t.leadWithTime(formatMoment(data.oppdatert)) : t.lead}</p>
      {data ? (
        <Courts {...data} />
      ) : (
        <Awaited failed={t.failed} error={error} onRetry={refetch}>
          <LiveRegion>{t.loading}</LiveRegion>
          <OversiktSkeleton />
        </Awaited>
      )}
    </PageFrame>
  );
}

function Courts({ uker, domstoler }: Dekning) {
  const headingId = useId();
  const { way, order, choose } = useChoices();
  const ordered = inOrder(domstoler, order);
  const Shown = way === 'tabell' ? UkeTabell : Oversikt;
  return (
    <>
      <Forsinkede domstoler={domstoler} />
      <div className={styles.head}>
        <h2 id={headingId}>{t.courts(domstoler.length)}</h2>
        <div className={styles.choices}>
          <ToggleBar
            label={t.weeks}
            options={WAYS}
            value={way}
            onChange={(vis) => choose({ vis })}
          />
          <Select
            label={t.order}
            layout="inline"
            options={ORDERS}
            value={order}
            onChange={(sorter) => choose({ sorter })}
          />
        </div>
      </div>
      {domstoler.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Shown labelledBy={headingId} uker={uker} domstoler={ordered} />
      )}
      <p className={styles.note}>{t.note()}</p>
    </>
  );
}

/** They are in the address, so that Back and a reload keep them. */
function useChoices() {
  const [params, setParams] = useSearchParams();
  const way = WAYS.find(({ id }) => id === params.get('vis'))?.id ?? 'diagram';
  const order = orderOf(params.get('sorter'));
  const choose = (change: { vis?: string; sorter?: Order }) =>
    setParams(new URLSearchParams({ vis: way, sorter: order, ...change }), { replace: true });
  return { way, order, choose };
}
