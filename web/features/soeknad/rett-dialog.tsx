import { type Kontaktperson, kontaktpersonSchema } from '#contract/soeknad.ts';
import { rettKontaktperson } from '#web/api/soeknad.ts';
import { FormOutcome } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { ArbeidsgiverFields } from '#web/soeknad/fields.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
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
    <Dialog title="Bytt kontaktperson" onClose={close}>
      <form
        noValidate
        aria-label="Bytt kontaktperson"
        className={styles.dialog}
        onSubmit={form.submit}
      >
        <p>
          Den nye kontaktpersonen får e-post med en gang. Lenken i den forrige e-posten slutter å
          virke.
        </p>
        <FormOutcome form={form} />
        <div>
          <ArbeidsgiverFields form={form} />
        </div>
        <DialogActions
          text="Lagre og send e-post"
          isBusy={form.isSubmitting}
          busyLabel="Lagrer"
          onClose={close}
        />
      </form>
    </Dialog>
  );
}
