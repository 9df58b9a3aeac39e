import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mineVarslerQuery } from '#web/admin/api/mine-varsler.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BekreftAdresse } from './bekreft-adresse.tsx';
import { MineVarslerForm } from './mine-varsler-form.tsx';
import { t } from './texts.ts';

/** admin/mine-varsler: what the administrator is told of by e-mail in the morning, and where. */
export function Page() {
  return (
    <AdminPage title={t.heading} lead={t.lead}>
      <MineVarsler />
    </AdminPage>
  );
}

function MineVarsler() {
  const { data, failureReason, refetch } = useQuery(mineVarslerQuery());
  /** Counts what was done: the form begins again with what is stored. */
  const [done, setDone] = useState({ nr: 0, text: '' });
  const changed = async (text: string) => {
    await refetch();
    setDone(({ nr }) => ({ nr: nr + 1, text }));
    focusHeading();
  };
  return (
    <>
      <BekreftAdresse onConfirmed={() => changed(t.confirmed)} />
      <Kvittering key={done.nr} text={done.text || null} />
      {data ? (
        <MineVarslerForm key={`form-${done.nr}`} now={data} onDone={changed} />
      ) : (
        <Awaited failed={t.failed} error={failureReason} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
    </>
  );
}
