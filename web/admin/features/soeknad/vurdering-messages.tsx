import { useEffect, useRef, type ReactNode } from 'react';
import { FailureMessage } from '#web/skjema/failure-message.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { Vurdering } from './use-vurdering.ts';
import styles from './vurdering.module.css';

interface Props {
  readonly vurdering: Vurdering;
  /** The dialog above says itself what failed. */
  readonly isInDialog: boolean;
  readonly onReload: () => Promise<void>;
}

/** What stands between the form and its being sent: somebody else's change, a failure, or what was kept. */
export function VurderingMessages({ vurdering, isInDialog, onReload }: Props) {
  const { failure, isChanged, wasRestored, startAfresh } = vurdering;
  if (isChanged) return <Changed onReload={onReload} />;
  if (failure && !isInDialog)
    return (
      <Focused>
        <FailureMessage failure={failure} />
      </Focused>
    );
  if (!wasRestored) return null;
  return (
    <Message purpose="info" role="status">
      <div className={styles.restored}>
        Vi tok vare på det du hadde skrevet.
        <Button variant="secondary" size="small" onPress={startAfresh}>
          Begynn på nytt
        </Button>
      </div>
    </Message>
  );
}

function Changed({ onReload }: Pick<Props, 'onReload'>) {
  const { run, isBusy, error } = useAction(onReload);
  return (
    <Focused>
      <Message purpose="warning" heading="Søknaden er endret av en annen">
        <p>
          Noen andre har lagret en vurdering eller behandlet søknaden, og din er ikke lagret. Last
          inn på nytt for å se hva som er endret. Det du har skrevet, blir stående.
        </p>
        {error !== null && <p>Det gikk ikke å laste inn på nytt. Prøv igjen om litt.</p>}
        <Button variant="secondary" size="small" aria-busy={isBusy} onPress={() => void run()}>
          Last inn på nytt
        </Button>
      </Message>
    </Focused>
  );
}

/** Takes focus as it comes: what was pressed has had no effect. */
function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.focused}>
      {children}
    </div>
  );
}
