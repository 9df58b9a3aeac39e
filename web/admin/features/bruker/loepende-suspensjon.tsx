import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { ApiError } from '#web/api/client.ts';
import { failureText } from '#web/api/failure-text.ts';
import { formatDay } from '#web/sak/format.ts';
import { BegrunnelseText } from '#web/skjema/lists.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { opphevSuspensjon } from '#web/admin/api/bruker.ts';
import styles from './bruker.module.css';

interface Props {
  readonly id: string;
  readonly suspensjon: NonNullable<BrukerDetaljer['suspensjon']>;
  /** With what is to be said when there is none any more. */
  readonly onLifted: (text: string) => Promise<void>;
}

/** Until when and why access is suspended, and what ends it before its day. */
export function LoependeSuspensjon({ id, suspensjon, onLifted }: Props) {
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
        <Button variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
          Opphev suspensjon
        </Button>
        {isBusy && <Spinner />}
      </div>
    </>
  );
}

/** False when somebody else, or its day, has lifted it first. */
async function lift(id: string): Promise<boolean> {
  try {
    await opphevSuspensjon(id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return false;
    throw error;
  }
}
