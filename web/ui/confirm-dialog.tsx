import type { ReactNode } from 'react';
import type { Action } from './use-action.ts';
import { Failed } from './failed.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog, DialogActions } from './dialog.tsx';

interface Props {
  readonly title: string;
  /** The text of the button that confirms. */
  readonly confirm: string;
  /** The label of the spinner while the action runs. */
  readonly busyLabel?: string;
  readonly action: Action;
  /** The heading of why the last attempt failed. */
  readonly failed?: string;
  /** Why it failed, where that is more than the error says. */
  readonly why?: string | null;
  readonly onClose: () => void;
  /** The question, and what happens on confirmation. */
  readonly children: ReactNode;
}

/** Asks before an action that can't be undone. It can't be closed while the action runs. */
export function ConfirmDialog(props: Props) {
  const { title, confirm, busyLabel, failed, why, onClose, children } = props;
  const { run, isBusy, error } = props.action;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog title={title} onClose={close}>
      <div className={styles.text}>{children}</div>
      {error !== null && <Failed heading={failed} error={error} why={why} />}
      <DialogActions
        text={confirm}
        variant="danger"
        isBusy={isBusy}
        busyLabel={busyLabel}
        onPress={() => void run()}
        onClose={close}
        className={styles.actions}
      />
    </Dialog>
  );
}
