import { type Kontaktperson, kontaktpersonSchema } from '#contract/soeknad.ts';
import { rettKontaktperson } from '#web/api/soeknad.ts';
import { FormOutcome } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { ArbeidsgiverFields } from '#web/soeknad/fields.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { t } from './dialog-texts.ts';
import styles from './status.module.css';

interface Props {
  /** As stored. */
  readonly kontaktperson: Kontaktperson;
  /** Does what belongs to a refusal that leaves nothing to correct; true when it did. */
  readonly onRefused: (error: unknown) => boolean;
  readonly onCorrected: (kontaktperson: Kontaktperson) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog 'Bytt kontaktperson': whoever is named is asked at once. */
export default function RettDialog({ kontaktperson, onRefused, onCorrected, onClose }: Props) {
  const form = useForm({
    schema: kontaktpersonSchema,
    initial: kontaktperson,
    draftKey: null,
    requireChange: true,
    isInDialog: true,
    onSubmit: async (corrected) => {
      try {
        await rettKontaktperson(corrected);
      } catch (error) {
        if (onRefused(error)) return;
        throw error;
      }
      await onCorrected(corrected);
    },
  });
  const close = () => {
    if (!form.isSubmitting) onClose();
  };
  return (
    <Dialog title={t.changeContact} onClose={close}>
      <form
        noValidate
        aria-label={t.changeContact}
        className={styles.dialog}
        onSubmit={form.submit}
      >
        <p>{t.newContactIsAsked}</p>
        <FormOutcome form={form} />
        <div>
          <ArbeidsgiverFields form={form} />
        </div>
        <DialogActions
          text={t.saveAndSend}
          isBusy={form.isSubmitting}
          busyLabel={t.saving}
          onClose={close}
        />
      </form>
    </Dialog>
  );
}
