import type { VarselContent } from '#contract/varsel.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './varsel.module.css';

interface Props {
  readonly stored: VarselContent | null;
  /** Whether there was one when the form was opened. */
  readonly existed: boolean;
  readonly onTakeStored: () => void;
}

/** Somebody else has stored or deleted the banner since the form was opened; what was typed stays. */
export function ChangedMeanwhile({ stored, existed, onTakeStored }: Props) {
  return (
    <Message purpose="warning" role="alert">
      {stored ? (
        <>
          <p>
            {existed ? 'En annen har endret varselet.' : 'En annen har lagt inn et varsel.'} Nå er
            det dette som gjelder, og som blir erstattet hvis du oppdaterer:
          </p>
          <p className={styles.quote}>{stored.message}</p>
          <Button variant="secondary" size="small" onPress={onTakeStored}>
            Hent det som gjelder
          </Button>
        </>
      ) : (
        <p>En annen har slettet varselet. Lagrer du nå, blir det lagt inn på nytt.</p>
      )}
    </Message>
  );
}
