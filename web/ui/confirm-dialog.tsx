import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Message } from './message.tsx';
import { Spinner } from './spinner.tsx';

interface Props {
  readonly title: string;
  /** The text of the button that confirms. */
  readonly confirm: string;
  /** The label of the spinner while the action runs. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure?: { readonly heading: string; readonly text: string } | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The question, and what happens on confirmation. */
  readonly children: ReactNode;
}

/** Asks before an action that can't be undone. It can't be closed while the action runs. */
export function ConfirmDialog(props: Props) {
  const { title, confirm, busyLabel, isBusy, failure, onConfirm, onClose, children } = props;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog title={title} onClose={close}>
      <div className={styles.text}>{children}</div>
      {failure && (
        <Message purpose="danger" role="alert" heading={failure.heading}>
          <p>{failure.text}</p>
        </Message>
      )}
      <div className={styles.actions}>
        <Button variant="danger" aria-busy={isBusy} onPress={onConfirm}>
          {confirm}
        </Button>
        <Button variant="secondary" onPress={close}>
          Avbryt
        </Button>
        {isBusy && <Spinner label={busyLabel} />}
      </div>
    </Dialog>
  );
}
