import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { begrunnelseOf, withTick } from '#domain/avslag.ts';
import { displayName } from '#domain/person-name.ts';
import { FailureMessage } from '#web/form/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { focusField } from '#web/ui/field.tsx';
import { Message } from '#web/ui/message.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useValg } from '#web/ui/valg.ts';
import { Avslagsgrunner, grunnId } from './avslagsgrunner.tsx';
import { t } from './texts.ts';
import { FIELD_IDS, type Vurdering } from './use-vurdering.ts';
import { grunnerOf } from './vurdering-values.ts';
import styles from './vurdering.module.css';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly vurdering: Vurdering;
  readonly onClose: () => void;
}

/**
 * The dialog 'Avslå søknad'. What is ticked writes the reason, which is sent to the applicant; once it has been edited by hand, a tick
 * asks before it replaces that. By keyboard a digit ticks and Enter rejects. It can't be closed while the request runs.
 */
export default function AvslagDialog({ soeknad, vurdering, onClose }: Props) {
  const { values, errors, failure, isBusy, set, act } = vurdering;
  const { asks, tick, replace, keep } = useGrunner(soeknad, vurdering);
  const [hasKeys] = useValg('adminHurtigtaster');
  const { avslagsgrunner } = soeknad;
  const close = () => {
    if (!isBusy) onClose();
  };
  useEffect(() => {
    const first = soeknad.avslagsgrunner[0];
    focusField(first ? grunnId(first.id) : FIELD_IDS.begrunnelse);
    // Where it begins; not again when the application is read anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || isBusy) return;
    const grunn = hasKeys ? avslagsgrunner[digitOf(event) - 1] : undefined;
    if (!grunn && !isSend(event)) return;
    event.preventDefault();
    if (!grunn) return act('avslaa');
    tick(grunn.id);
    focusField(grunnId(grunn.id));
  };
  return (
    <Dialog title={t.rejectTitle} onClose={close}>
      {/* The keys are a second way to what the controls inside do. */}
      <div className={styles.dialog} onKeyDown={onKeyDown}>
        <p>{t.reasonIsSent(displayName(`${soeknad.fornavn} ${soeknad.etternavn}`))}</p>
        {failure && (
          <div role="alert">
            <FailureMessage failure={failure} />
          </div>
        )}
        {avslagsgrunner.length > 0 && (
          <Avslagsgrunner
            grunner={avslagsgrunner}
            valgte={grunnerOf(values)}
            error={errors.grunner}
            onTick={tick}
          />
        )}
        <div role="status">
          {asks && (
            <Message purpose="warning">
              <p>{t.mayReplace}</p>
              <div className={styles.actions}>
                <Button variant="secondary" size="small" onPress={replace}>
                  {t.replace}
                </Button>
                <Button variant="secondary" size="small" onPress={keep}>
                  {t.keepText}
                </Button>
              </div>
            </Message>
          )}
        </div>
        <TextArea
          id={FIELD_IDS.begrunnelse}
          size="medium"
          rows={8}
          isRequired
          label={t.reason}
          value={values.begrunnelse}
          error={errors.begrunnelse}
          onChange={(text) => set('begrunnelse', text)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        />
        <DialogActions
          text={t.reject}
          variant="danger"
          isBusy={isBusy}
          onPress={() => act('avslaa')}
          onClose={close}
          className={styles.fill}
        />
      </div>
    </Dialog>
  );
}

/** Enter at a tick, where it does nothing else; in the text with Ctrl or Cmd. */
const isSend = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' &&
  (target instanceof HTMLInputElement ||
    (target instanceof HTMLTextAreaElement && (ctrlKey || metaKey)));

/** The digit that is pressed, and no part of a text; 0 for none. */
function digitOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  const isOther = target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey;
  return !isOther && /^[1-9]$/.test(key) ? Number(key) : 0;
}

/** What is ticked, and the text that it writes. */
function useGrunner(
  { avslagSoeknadMal, avslagsgrunner }: SoeknadDetaljer,
  { values, set }: Vurdering,
) {
  const [asks, setAsks] = useState(false);
  const written = (ids: readonly number[]) => begrunnelseOf(avslagSoeknadMal, avslagsgrunner, ids);
  const valgte = grunnerOf(values);
  const isEdited = values.begrunnelse.trim() !== written(valgte).trim();
  const answered = () => {
    setAsks(false);
    focusField(FIELD_IDS.begrunnelse);
  };
  return {
    asks: asks && isEdited,
    tick: (id: number) => {
      const next = withTick(valgte, id);
      set('grunner', next.join(','));
      if (isEdited) setAsks(true);
      else set('begrunnelse', written(next));
    },
    replace: () => {
      set('begrunnelse', written(valgte));
      answered();
    },
    keep: answered,
  };
}
