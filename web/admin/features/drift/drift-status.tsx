import { useQuery } from '@tanstack/react-query';
import { driftMessages } from '#domain/drift-messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { driftQuery } from '#web/admin/api/drift.ts';
import { ListFailure } from '#web/admin/ui/list-table/list-failure.tsx';
import { Avhengigheter } from './avhengigheter.tsx';
import { Doedbrev } from './doedbrev.tsx';
import { Domstoler } from './domstoler.tsx';
import styles from './drift.module.css';
import { Epost } from './epost.tsx';
import { Indeks } from './indeks.tsx';
import { Oppbygging } from './oppbygging.tsx';
import { useRetry } from './use-retry.ts';
import { RetryMessage } from './retry-message.tsx';

/** How the service is, part by part; what could not be read says so. */
export function DriftStatus() {
  const { data, failureReason, refetch } = useQuery(driftQuery());
  const retry = useRetry();
  if (!data)
    return failureReason ? (
      <ListFailure
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
      <Oppbygging oppbygging={data.oppbygging} />
      <Doedbrev doedbrev={data.doedbrev} retry={retry} />
      <Epost epost={data.epost} retry={retry} />
      <Domstoler domstoler={data.domstoler} />
    </div>
  );
}
