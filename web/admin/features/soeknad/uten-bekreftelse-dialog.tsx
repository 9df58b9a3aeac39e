import { useEffect } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { askableFrom } from '#domain/spoerre-igjen.ts';
import { Tast } from '#web/admin/ui/tast.tsx';
import { serverNow } from '#web/api/client.ts';
import { FailureMessage } from '#web/form/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { focusField } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { spoersmaalFoer } from './svar-tekst.ts';
import { t } from './texts.ts';
import { FIELD_IDS, type Vurdering } from './use-vurdering.ts';
import styles from './vurdering.module.css';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly vurdering: Vurdering;
  readonly onClose: () => void;
}

/**
 * Asks before an application is approved that the employer has not confirmed, and why. It is allowed, so no button warns. It
 * can't be closed while the request runs.
 */
export default function UtenBekreftelseDialog({ soeknad, vurdering, onClose }: Props) {
  const { values, errors, failure, isBusy, set, act } = vurdering;
  const now = serverNow();
  const asked = spoersmaalFoer(soeknad, now);
  const { spurt } = soeknad.arbeidsgiver;
  const mayAsk = spurt === null || askableFrom(new Date(spurt), now) === null;
  const close = () => {
    if (!isBusy) onClose();
  };
  // The reason is all that is asked for.
  useEffect(() => {
    focusField(FIELD_IDS.utenBekreftelse);
  }, []);
  return (
    <Dialog title={asked?.title ?? t.approveTitle} onClose={close}>
      <div className={styles.dialog}>
        <p>{asked?.text}</p>
        {failure && (
          <div role="alert">
            <FailureMessage failure={failure} />
          </div>
        )}
        <TextArea
          id={FIELD_IDS.utenBekreftelse}
          size="medium"
          rows={3}
          isRequired
          label={t.whyApprove}
          description={t.whyApproveHint}
          value={values.utenBekreftelse}
          error={errors.utenBekreftelse}
          onChange={(text) => set('utenBekreftelse', text)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={(event) => {
            const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (!isSend || event.repeat || isBusy) return;
            event.preventDefault();
            act('godkjennLikevel');
          }}
        />
        <DialogActions
          text={
            <>
              {asked?.confirm ?? t.approve} <Tast aria-hidden>{t.sendKey}</Tast>
            </>
          }
          isBusy={isBusy}
          onPress={() => act('godkjennLikevel')}
          onClose={close}
          className={styles.fill}
        >
          {mayAsk && (
            <Button variant="secondary" aria-busy={isBusy} onPress={() => act('spoerIgjen')}>
              {t.holdAndAsk}
            </Button>
          )}
        </DialogActions>
        {!mayAsk && <p className={styles.note}>{t.isAskedToday}</p>}
      </div>
    </Dialog>
  );
}
