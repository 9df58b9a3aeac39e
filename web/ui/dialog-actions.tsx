import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog-actions.module.css';
import { Spinner } from './spinner.tsx';

interface Props {
  /** The text of the button that does what the dialog is about. */
  readonly text: string;
  /** `danger` for what takes something away. */
  readonly variant?: 'primary' | 'danger';
  readonly isBusy: boolean;
  /** Of the spinner, while it is done. */
  readonly busyLabel?: string | undefined;
  /** Without it the button sends the form around it. */
  readonly onPress?: () => void;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** Other ways to go on. */
  readonly children?: ReactNode;
}

/** The end of a dialog: the button that does it, and 'Avbryt'. */
export function DialogActions(props: Props) {
  const { text, variant = 'primary', isBusy, busyLabel, onPress, onClose } = props;
  return (
    <div className={classNames(styles.actions, props.className)}>
      <Button
        type={onPress ? 'button' : 'submit'}
        variant={variant}
        aria-busy={isBusy}
        onPress={onPress}
      >
        {text}
      </Button>
      {props.children}
      <Button variant="secondary" onPress={onClose}>
        Avbryt
      </Button>
      {isBusy && <Spinner {...(busyLabel && { label: busyLabel })} />}
    </div>
  );
}
