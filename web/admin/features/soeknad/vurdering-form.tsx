import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { ArbeidsgiverTag } from '#web/admin/ui/labels.tsx';
import { NyKommentar } from '#web/admin/ui/ny-kommentar.tsx';
import { Tast } from '#web/admin/ui/tast.tsx';
import { Samtale } from '#web/admin/ui/samtale.tsx';
import { useValg } from '#web/ui/valg.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { FailureMessage } from '#web/form/failure.tsx';
import { RestoredMessage } from '#web/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Koe } from './koe.ts';
import { Konflikt } from './konflikt.tsx';
import { svarDag } from './svar-tekst.ts';
import { KEYS, t } from './texts.ts';
import { FIELD_IDS, type Vurdering, useVurdering } from './use-vurdering.ts';
import styles from './vurdering.module.css';

const AvslagDialog = part(async () => (await import('./avslag-dialog.tsx')).default);
const UtenBekreftelseDialog = part(
  async () => (await import('./uten-bekreftelse-dialog.tsx')).default,
);

/** The page's heading: whose application it is. */
export const HEADING_ID = 'soeknad-navn';
/** Where 'Til vurderingen' leads. */
export const PANEL_ID = 'vurdering';
/** Where the key leads: from here one press approves. */
export const GODKJENN_ID = 'vurdering-godkjenn';
/** What another key presses. */
export const AVVIS_ID = 'vurdering-avvis';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Who decides. The draft is kept for this administrator only. */
  readonly administrator: string;
  readonly koe: Koe | null;
  /** The version that the page has made itself, by correcting the contact person. */
  readonly egenVersjon: number | null;
  /** Reads the conversation again. */
  readonly onCommented: () => Promise<unknown>;
}

type Dialog = 'avslag' | 'utenBekreftelse';

/** The form 'Vurdering', for an application that is new or on hold. */
export function VurderingForm(props: Props) {
  const { soeknad, administrator, koe, egenVersjon, onCommented } = props;
  const answerId = useId();
  const vurdering = useVurdering(soeknad, administrator, { koe, egenVersjon });
  const { values, errors, isBusy, isChanged, set, act } = vurdering;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // What it was to do is decided anew, when what somebody else has saved has been seen.
  if (isChanged && dialog !== null) setDialog(null);
  const [goesOn, setGoesOn] = useValg('adminNeste');
  const [hasKeys] = useValg('adminHurtigtaster');
  const approve = () => {
    if (soeknad.arbeidsgiver.svar === 'bekreftet') act('godkjenn');
    else if (vurdering.mayAsk('godkjenn')) setDialog('utenBekreftelse');
  };
  const inDialog = {
    ...{ soeknad, vurdering },
    onClose: () => {
      vurdering.forgetFailure();
      setDialog(null);
    },
  };
  return (
    <form
      noValidate
      aria-labelledby={PANEL_ID}
      className={styles.card}
      onSubmit={(event) => event.preventDefault()}
      onClickCapture={withoutDoubleClick}
    >
      {isChanged ? (
        <>
          <h2 id={PANEL_ID} tabIndex={-1}>
            {t.review}
          </h2>
          <Konflikt soeknad={soeknad} vurdering={vurdering} />
        </>
      ) : (
        <>
          <VurderingMessages vurdering={vurdering} isInDialog={dialog !== null} />
          <Samtale slag="soeknad" kommentarer={soeknad.samtale}>
            <NyKommentar
              id={FIELD_IDS.kommentar}
              om={{ slag: 'soeknad', id: soeknad.id }}
              text={values.kommentar}
              error={errors.kommentar}
              onText={(text) => set('kommentar', text)}
              onAdded={onCommented}
            />
          </Samtale>
          <h2 id={PANEL_ID} tabIndex={-1} className={styles.next}>
            {t.review}
          </h2>
          <Svar id={answerId} arbeidsgiver={soeknad.arbeidsgiver} />
          <Sluttdato vurdering={vurdering} />
          <div className={styles.ticks}>
            <CheckboxField
              id={FIELD_IDS.settPaaVent}
              label={t.hold}
              checked={values.settPaaVent}
              error={errors.settPaaVent}
              onChange={(isOn) => set('settPaaVent', isOn)}
            />
            {koe && <CheckboxField label={t.goOn} checked={goesOn} onChange={setGoesOn} />}
          </div>
          <div className={styles.actions}>
            <Button
              id={GODKJENN_ID}
              // Who it is about, and what the employer says, is heard with the button: focus comes here from the heading.
              aria-describedby={`${HEADING_ID} ${answerId}`}
              aria-keyshortcuts={hasKeys ? KEYS.vurdering : undefined}
              aria-busy={isBusy}
              onPress={approve}
            >
              {t.approve}
              <Tast aria-hidden>{KEYS.vurdering}</Tast>
            </Button>
            <Button variant="secondary" aria-busy={isBusy} onPress={() => act('lagre')}>
              {t.save}
            </Button>
            {isBusy && dialog === null && <Spinner />}
            <div className={styles.apart}>
              <Button
                id={AVVIS_ID}
                variant="secondary"
                aria-keyshortcuts={hasKeys ? KEYS.avslag : undefined}
                onPress={() => vurdering.mayAsk('avslaa') && setDialog('avslag')}
              >
                {t.refuse}
              </Button>
            </div>
          </div>
        </>
      )}
      {dialog === 'avslag' && <AvslagDialog {...inDialog} />}
      {dialog === 'utenBekreftelse' && <UtenBekreftelseDialog {...inDialog} />}
    </form>
  );
}

/**
 * The second click of a double click comes when the next person's buttons stand there. What is above the form, such as a calendar, is
 * pressed as often as one likes.
 */
function withoutDoubleClick(event: MouseEvent<HTMLFormElement>) {
  if (event.detail > 1 && event.currentTarget.contains(event.target as Node))
    event.stopPropagation();
}

/** The employer's answer in short, where the decision is made. */
export function Svar({
  id,
  arbeidsgiver,
}: {
  readonly id?: string;
  readonly arbeidsgiver: SoeknadDetaljer['arbeidsgiver'];
}) {
  return (
    <p id={id} className={styles.svar}>
      <span>{t.employer}</span> <ArbeidsgiverTag svar={arbeidsgiver.svar} />{' '}
      <span>{svarDag(arbeidsgiver, serverNow())}</span>
    </p>
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
      label={t.endDate}
      description={t.endDateHint}
      value={values.sluttdato || undefined}
      error={errors.sluttdato}
      min={min}
      max={shiftDay(today, { months: 12 * YEARS_AHEAD })}
      today={today}
      limitText={t.earliestDay(formatDay(min))}
      onChange={(day) => set('sluttdato', day ?? '')}
    />
  );
}

interface VurderingMessagesProps {
  readonly vurdering: Vurdering;
  /** The dialog for the rejection is open, and shows failures itself. */
  readonly isInDialog: boolean;
}

/** At most one message above the form: a failure, or a restored draft. */
function VurderingMessages({ vurdering, isInDialog }: VurderingMessagesProps) {
  const { failure, wasRestored, startAfresh } = vurdering;
  if (failure && !isInDialog)
    return (
      <Focused>
        <FailureMessage failure={failure} />
      </Focused>
    );
  return wasRestored && <RestoredMessage onStartAfresh={startAfresh} />;
}

interface FocusedProps {
  /** False for what says what was known before. */
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

/** Takes focus when it appears, because the press had no effect. */
export function Focused({ isNew = true, children }: FocusedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.focused}>
      {children}
    </div>
  );
}
