import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { formatDay } from '#web/sak/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { focusHeading } from '#web/admin/ui/focus-heading.ts';
import { FIELD_IDS, useVurdering, type Vurdering } from './use-vurdering.ts';
import { VurderingMessages } from './vurdering-messages.tsx';
import styles from './vurdering.module.css';

const AvslagDialog = lazy(() => import('./avslag-dialog.tsx'));

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Who decides: what is typed is kept for nobody else. */
  readonly administrator: string;
  /** What one should know before deciding, e.g. that there are applications like it. */
  readonly notice?: ReactNode;
}

/** 'Vurdering': while an application is Ny or På vent (SPEC §2, admin/soeknader/{id}). */
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

/** How far ahead access can be made to end, in years. */
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
