import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { brukerQuery, brukereKey, opphevSuspensjon } from '#web/admin/api/brukere.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { ApiError, failureText } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { BegrunnelseText } from '#web/soeknad/lists.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './bruker.module.css';
import { SuspenderForm } from './suspender-form.tsx';

/** The box beside the profile: the current suspension, or the form that suspends. */
export function Suspensjon({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const { id, tilstand, suspensjon } = bruker;
  const headingId = useId();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const done = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: brukerQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: brukereKey });
    setMessage(text);
  };
  useEffect(() => {
    if (message) focusHeading();
  }, [message]);
  return (
    <section aria-labelledby={headingId} className={styles.box}>
      <h2 id={headingId} className={styles.boxHeading}>
        Suspensjon
      </h2>
      <Kvittering text={message} />
      {suspensjon && isChanging ? (
        <SuspenderForm
          bruker={bruker}
          onSuspended={async () => {
            setChanging(false);
            await done('Suspensjonen ble endret.');
          }}
          onCancel={() => setChanging(false)}
        />
      ) : suspensjon ? (
        <LoependeSuspensjon
          id={id}
          suspensjon={suspensjon}
          onLifted={done}
          onChange={() => {
            setMessage(null);
            setChanging(true);
          }}
        />
      ) : tilstand === 'valid' || tilstand === 'lapsed' ? (
        <SuspenderForm bruker={bruker} onSuspended={() => done('Tilgangen ble suspendert.')} />
      ) : (
        <p className={styles.none}>Brukeren har ingen tilgang som kan suspenderes.</p>
      )}
    </section>
  );
}

interface Props {
  readonly id: string;
  readonly suspensjon: NonNullable<BrukerDetaljer['suspensjon']>;
  /** Called when the suspension is gone, with the confirmation. */
  readonly onLifted: (text: string) => Promise<void>;
  readonly onChange: () => void;
}

/** The end and the reason of the suspension, and the buttons that change it and lift it early. */
function LoependeSuspensjon({ id, suspensjon, onLifted, onChange }: Props) {
  const { run, isBusy, error } = useAction(async () => {
    const wasThere = await lift(id);
    await onLifted(wasThere ? 'Suspensjonen ble opphevet.' : 'Suspensjonen var allerede opphevet.');
  });
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Suspendert til', value: formatDay(suspensjon.til) },
          { term: 'Suspendert siden', value: formatDay(suspensjon.fra) },
        ]}
      />
      <h3 className={styles.reasonHeading}>Begrunnelse</h3>
      <BegrunnelseText>{suspensjon.begrunnelse}</BegrunnelseText>
      <p className={styles.note}>Tilgangen åpnes av seg selv {formatDay(suspensjon.til)}.</p>
      {error !== null && (
        <Message purpose="danger" role="alert">
          {failureText(error)}
        </Message>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onChange}>
          Endre suspensjonen
        </Button>
        <Button variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
          Opphev suspensjon
        </Button>
        {isBusy && <Spinner />}
      </div>
    </>
  );
}

/** False when the suspension was already lifted, by somebody else or by its end date. */
async function lift(id: string): Promise<boolean> {
  try {
    await opphevSuspensjon(id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return false;
    throw error;
  }
}
