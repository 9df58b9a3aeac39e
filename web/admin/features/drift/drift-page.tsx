import { useQuery } from '@tanstack/react-query';
import type { Drift } from '#contract/admin/drift.ts';
import { driftMessages } from '#domain/drift.ts';
import { driftQuery } from '#web/admin/api/drift.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { LoadFailure } from '#web/table/load-failure.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Doedbrev } from './doedbrev.tsx';
import { Domstoler, Indeks } from './indeks.tsx';
import styles from './drift.module.css';
import { Epost } from './epost.tsx';
import { OppbyggingSection } from './oppbygging.tsx';
import { RetryMessage, Section, useRetry } from './parts.tsx';

/** admin/drift: the status of the service, for its operators. */
export function Page() {
  return (
    <AdminPage title={driftMessages.title}>
      <DriftStatus />
    </AdminPage>
  );
}

/** The status of the service, part by part. */
export function DriftStatus() {
  const { data, failureReason, refetch } = useQuery(driftQuery());
  const retry = useRetry();
  if (!data)
    return failureReason ? (
      <LoadFailure
        heading={driftMessages.failed}
        error={failureReason}
        onRetry={() => void refetch()}
      />
    ) : (
      <Spinner label="Henter driftsstatus" />
    );
  return (
    <div className={styles.parts}>
      <RetryMessage retry={retry} />
      <Avhengigheter states={data.avhengigheter} />
      <Indeks indeks={data.indeks} motor={data.motor} />
      <OppbyggingSection oppbygging={data.oppbygging} utgave={data.indeks?.utgave ?? null} />
      <Doedbrev doedbrev={data.doedbrev} retry={retry} />
      <Epost epost={data.epost} retry={retry} />
      <Domstoler domstoler={data.domstoler} />
    </div>
  );
}

type States = Drift['avhengigheter'];

const NAMES: Readonly<Record<keyof States, string>> = {
  database: 'Database',
  search: 'Søkemotor',
  signIn: 'Innlogging',
  register: 'Folkeregisteret',
  documents: 'Dokumentlager',
  epost: 'E-post',
};
const STATES = {
  ok: { purpose: 'success', text: 'Virker' },
  down: { purpose: 'danger', text: 'Svarer ikke' },
  av: { purpose: 'info', text: 'Sendes ikke herfra' },
} as const;

/** Whether the systems that the service depends on answer. */
export function Avhengigheter({ states }: { readonly states: States }) {
  const items = (Object.keys(NAMES) as (keyof States)[]).map((name) => {
    const { purpose, text } = STATES[states[name]];
    return { term: NAMES[name], value: <Tag purpose={purpose}>{text}</Tag> };
  });
  return (
    <Section heading="Tjenester" data={items}>
      {() => <DescriptionList items={items} />}
    </Section>
  );
}
