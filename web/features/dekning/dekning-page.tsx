import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Dekning } from '#contract/dekning.ts';
import { DOKUMENT_MONTHS, inMonths } from '#domain/periods.ts';
import { dekningQuery } from '#web/api/dekning.ts';
import { formatCount, formatMoment } from '#web/format.ts';
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
import { UkeTabell } from './uke-tabell.tsx';

const WAYS = [
  { id: 'diagram', label: 'Diagram' },
  { id: 'tabell', label: 'Tabell' },
] as const;

/** /dekning: what each court has delivered, of which days, and what is missing (docs/PRODUCT.md, "Pages"). */
export function Page() {
  const { data, error, refetch } = useQuery(dekningQuery());
  return (
    <PageFrame title="Dekning">
      <PrintHead>Dekning</PrintHead>
      <h1 tabIndex={-1}>Dekning</h1>
      <p className={styles.lead}>
        Her ser du hva domstolene har levert til pressetjenesten. Tallene gjelder saker som vises
        nå, og oppdateres hvert kvarter
        {data ? `, sist ${formatMoment(data.oppdatert)}.` : '.'}
      </p>
      {data ? (
        <Courts {...data} />
      ) : (
        <Awaited failed="Kunne ikke hente dekningen" error={error} onRetry={refetch}>
          <LiveRegion>Henter dekningen …</LiveRegion>
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
        <h2 id={headingId}>{formatCount(domstoler.length, 'domstol', 'domstoler')}</h2>
        <div className={styles.choices}>
          <ToggleBar
            label="Siste tolv uker"
            options={WAYS}
            value={way}
            onChange={(vis) => choose({ vis })}
          />
          <Select
            label="Sorter på"
            layout="inline"
            options={ORDERS}
            value={order}
            onChange={(sorter) => choose({ sorter })}
          />
        </div>
      </div>
      {domstoler.length === 0 ? (
        <p>Ingen tall ennå.</p>
      ) : (
        <Shown labelledBy={headingId} uker={uker} domstoler={ordered} />
      )}
      <p className={styles.note}>
        Datoene under tallene er første og siste dag: for berammede saker rettsmøtene som ikke er
        over, for avgjørelser dagen de er avsagt, for tiltaler dagen de er publisert. Avgjørelser og
        tiltaler som er fjernet etter {inMonths(DOKUMENT_MONTHS)}, telles ikke. Nye saker regnes fra
        uken vi først så dem. Søylene har egen skala for hver domstol, og den siste er uken som
        pågår. Dager uten liste er virkedager i de siste tolv ukene.
      </p>
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
