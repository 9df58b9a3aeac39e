import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Drift } from '#contract/admin/drift.ts';
import { importerParamsSchema } from '#contract/admin/importer.ts';
import { readParams, writeParams } from '#contract/values.ts';
import { driftMessages } from '#domain/drift.ts';
import { osloIso } from '#domain/time.ts';
import { DRIFT_EVERY, driftQuery } from '#web/admin/api/drift.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Alarmer } from './alarmer.tsx';
import { alarmsOf, mayLackAlarms } from './alarms.ts';
import { Doedbrev } from './doedbrev.tsx';
import { Domstoler } from './domstoler.tsx';
import styles from './drift.module.css';
import { Epost, EpostTall } from './epost.tsx';
import { type ImportFilter, Importer } from './importer.tsx';
import { Indeks, Venter } from './indeks.tsx';
import { OppbyggingSection } from './oppbygging.tsx';
import { RetryMessage, Section, goTo, useRetry } from './parts.tsx';
import { PARTS, SERVICES, t } from './texts.ts';

/** admin/drift: the status of the service, for its operators. */
export function Page() {
  return (
    <AdminPage title={driftMessages.title}>
      <DriftStatus />
    </AdminPage>
  );
}

/** The status of the service: what is wrong first, then part by part. */
export function DriftStatus() {
  const { data, dataUpdatedAt, failureReason, isFetching, refetch } = useQuery(driftQuery());
  const retry = useRetry();
  const [filter, setFilter] = useImportFilter();
  if (!data)
    return (
      <Awaited failed={driftMessages.failed} error={failureReason} onRetry={refetch}>
        <Spinner label={t.loading} />
      </Awaited>
    );
  return (
    <>
      <Updated at={dataUpdatedAt} isBusy={isFetching} onRefresh={() => void refetch()} />
      <Alarmer
        alarms={alarmsOf(data)}
        isIncomplete={mayLackAlarms(data)}
        retry={retry}
        onRefresh={() => void refetch()}
        onShowImports={(domstol) => {
          setFilter({ domstol, avviste: false });
          goTo(PARTS.importer);
        }}
      />
      <div className={styles.parts}>
        <RetryMessage retry={retry} />
        <Avhengigheter states={data.avhengigheter} />
        <Indeks indeks={data.indeks} motor={data.motor} />
        <OppbyggingSection oppbygging={data.oppbygging} utgave={data.indeks?.utgave ?? null} />
        <EpostTall epost={data.epost} />
        <Venter indeks={data.indeks} />
        <Doedbrev doedbrev={data.doedbrev} retry={retry} />
        <Epost epost={data.epost} retry={retry} />
        <Importer domstoler={data.domstoler} filter={filter} onFilter={setFilter} />
        <Domstoler domstoler={data.domstoler} />
      </div>
    </>
  );
}

interface UpdatedProps {
  /** ms since 1970, by the browser's clock. */
  readonly at: number;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

/** When the page was last read, and a button that reads it now. */
function Updated({ at, isBusy, onRefresh }: UpdatedProps) {
  const time = osloIso(new Date(at)).slice(11, 19);
  return (
    <div className={styles.updated}>
      <span className={styles.note}>{t.updated(time, DRIFT_EVERY / 1000)}</span>
      <Button variant="secondary" size="small" aria-disabled={isBusy} onPress={onRefresh}>
        <Icon icon={RotateCw} />
        {t.update}
      </Button>
    </div>
  );
}

/** Which imports are shown: in the address, so that it can be sent to somebody and survives a reload. */
function useImportFilter(): [ImportFilter, (filter: ImportFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const { domstol = null, avviste } = readParams(importerParamsSchema, search);
  const change = (to: ImportFilter) =>
    setSearch(writeParams({ domstol: to.domstol ?? undefined, avviste: to.avviste || undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return [{ domstol, avviste }, change];
}

type States = Drift['avhengigheter'];

const STATES = {
  ok: { purpose: 'success', text: t.works },
  overloaded: { purpose: 'warning', text: t.overloaded },
  down: { purpose: 'danger', text: t.down },
  av: { purpose: 'info', text: t.notSentFromHere },
} as const;

/** Whether the systems that the service depends on answer. */
export function Avhengigheter({ states }: { readonly states: States }) {
  const items = (Object.keys(SERVICES) as (keyof States)[]).map((name) => {
    const { purpose, text } = STATES[states[name]];
    return { term: SERVICES[name], value: <Tag purpose={purpose}>{text}</Tag> };
  });
  return (
    <Section heading={t.services} data={items}>
      {() => <DescriptionList className={styles.facts} items={items} />}
    </Section>
  );
}
