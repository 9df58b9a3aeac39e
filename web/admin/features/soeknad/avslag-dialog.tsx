import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { displayName } from '#domain/person-name.ts';
import { FailureMessage } from '#web/form/failure.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { t } from './texts.ts';
import { FIELD_IDS, type Vurdering } from './use-vurdering.ts';
import styles from './vurdering.module.css';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly vurdering: Vurdering;
  readonly onClose: () => void;
}

/** The dialog 'Avslå søknad'. The reason is sent to the applicant. It can't be closed while the request runs. */
export default function AvslagDialog({ soeknad, vurdering, onClose }: Props) {
  const { values, errors, failure, isBusy, set, act } = vurdering;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog title={t.rejectTitle} onClose={close}>
      <div className={styles.dialog}>
        <p>{t.reasonIsSent(displayName(`${soeknad.fornavn} ${soeknad.etternavn}`))}</p>
        {failure && (
          <div role="alert">
            <FailureMessage failure={failure} />
          </div>
        )}
        <TextArea
          id={FIELD_IDS.begrunnelse}
          size="medium"
          rows={8}
          isRequired
          label={t.reason}
          value={values.begrunnelse}
          error={errors.begrunnelse}
          onChange={(text) => set('begrunnelse', text)}
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
