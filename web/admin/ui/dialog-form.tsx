import type { ReactNode } from 'react';
import { FormOutcome, RestoredMessage } from '#web/form/form.tsx';
import type { Form } from '#web/form/use-form.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import styles from './dialog-form.module.css';

interface Props<V> {
  readonly title: string;
  readonly form: Form<V>;
  /** The text of the button that sends. */
  readonly submit: string;
  /** `danger` for what takes something away. */
  readonly variant?: 'primary' | 'danger';
  readonly onClose: () => void;
  /** What happens, and then the fields. */
  readonly children: ReactNode;
}

/** A dialog that is a form. It can't be closed while it is sent. */
export function DialogForm<V>(props: Props<V>) {
  const { title, form, submit, variant = 'primary', onClose, children } = props;
  const close = () => {
    if (!form.isSubmitting) onClose();
  };
  return (
    <Dialog title={title} onClose={close}>
      <form noValidate aria-label={title} className={styles.form} onSubmit={form.submit}>
        <FormOutcome form={form} />
        {form.wasRestored && <RestoredMessage onStartAfresh={form.startAfresh} />}
        {children}
        <DialogActions
          text={submit}
          variant={variant}
          isBusy={form.isSubmitting}
          onClose={close}
          className={styles.actions}
        />
      </form>
    </Dialog>
  );
}
