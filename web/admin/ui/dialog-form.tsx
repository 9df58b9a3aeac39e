import type { ReactNode } from 'react';
import { FormOutcome } from '#web/form/form.tsx';
import type { Form } from '#web/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
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
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant={variant} aria-busy={form.isSubmitting || undefined}>
            {submit}
          </Button>
          <Button variant="secondary" onPress={close}>
            Avbryt
          </Button>
          {form.isSubmitting && <Spinner />}
        </div>
      </form>
    </Dialog>
  );
}
