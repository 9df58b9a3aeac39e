import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { serverNow } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { FailureMessage } from '#web/form/failure.tsx';
import { RestoredMessage } from '#web/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { FIELD_IDS, type Vurdering, useVurdering } from './use-vurdering.ts';
import styles from './vurdering.module.css';

const AvslagDialog = part(async () => (await import('./avslag-dialog.tsx')).default);

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Who decides. The draft is kept for this administrator only. */
  readonly administrator: string;
  /** Shown above the fields, for example that there are similar applications. */
  readonly notice?: ReactNode;
}

/** The form 'Vurdering', for an application that is new or on hold. */
export function VurderingForm({ soeknad, administrator, notice }: Props) {
  const headingId = useId();
  const vurdering = useVurdering(soeknad, administrator);
  const { values, errors, isBusy, isChanged, set, act } = vurdering;
  const [isRejecting, setRejecting] = useState(false);
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className={styles.card}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={headingId}>Vurdering</h2>
      {notice}
      <VurderingMessages
        vurdering={vurdering}
        isInDialog={isRejecting}
        onReload={async () => {
          await vurdering.reload();
          setRejecting(false);
          focusHeading();
        }}
      />
      <TextArea
        id={FIELD_IDS.kommentar}
        size="medium"
        label="Kommentar"
        description="Vises ikke til søkeren."
        value={values.kommentar}
        error={errors.kommentar}
        onChange={(text) => set('kommentar', text)}
      />
      <Sluttdato vurdering={vurdering} />
      <CheckboxField
        id={FIELD_IDS.settPaaVent}
        label="Sett på vent"
        checked={values.settPaaVent}
        error={errors.settPaaVent}
        onChange={(isOn) => set('settPaaVent', isOn)}
      />
      <div className={styles.actions}>
        <Button aria-busy={isBusy} onPress={() => act('godkjenn')}>
          Godkjenn
        </Button>
        <Button variant="secondary" aria-busy={isBusy} onPress={() => act('lagre')}>
          Lagre
        </Button>
        {isBusy && !isRejecting && <Spinner />}
        <div className={styles.apart}>
          <Button variant="secondary" onPress={() => setRejecting(vurdering.mayReject())}>
            Avvis
          </Button>
        </div>
      </div>
      {isRejecting && !isChanged && (
        <Suspense>
          <AvslagDialog
            soeknad={soeknad}
            vurdering={vurdering}
            onClose={() => {
              vurdering.forgetFailure();
              setRejecting(false);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}

/** How many years ahead the end date can be. */
const YEARS_AHEAD = 10;

function Sluttdato({ vurdering: { values, errors, set } }: { readonly vurdering: Vurdering }) {
  const today = osloDay(serverNow());
  const min = shiftDay(today, { days: 1 });
  return (
    <DateField
      id={FIELD_IDS.sluttdato}
      size="medium"
      label="Sluttdato"
      description="Tilgangen opphører denne dagen."
      value={values.sluttdato || undefined}
      error={errors.sluttdato}
      min={min}
      max={shiftDay(today, { months: 12 * YEARS_AHEAD })}
      today={today}
      limitText={`Tidligste dato er ${formatDay(min)}.`}
      onChange={(day) => set('sluttdato', day ?? '')}
    />
  );
}

interface VurderingMessagesProps {
  readonly vurdering: Vurdering;
  /** The dialog for the rejection is open, and shows failures itself. */
  readonly isInDialog: boolean;
  readonly onReload: () => Promise<void>;
}

/** At most one message above the form: somebody else's change, a failure, or a restored draft. */
function VurderingMessages({ vurdering, isInDialog, onReload }: VurderingMessagesProps) {
  const { failure, isChanged, wasRestored, startAfresh } = vurdering;
  if (isChanged) return <Changed onReload={onReload} />;
  if (failure && !isInDialog)
    return (
      <Focused>
        <FailureMessage failure={failure} />
      </Focused>
    );
  return wasRestored && <RestoredMessage onStartAfresh={startAfresh} />;
}

function Changed({ onReload }: Pick<VurderingMessagesProps, 'onReload'>) {
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

/** Takes focus when it appears, because the press had no effect. */
function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.focused}>
      {children}
    </div>
  );
}
