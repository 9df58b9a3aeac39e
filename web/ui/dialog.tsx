import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Norwegian } from './norwegian.tsx';
import { Spinner } from './spinner.tsx';
import styles from './dialog.module.css';
import { t as own } from './dialog-texts.ts';
import { t } from './texts.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Over the whole height of the window, as a page of its own: for phones. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog that is open as long as it is rendered. Focus moves to the X, and back to where it was when the dialog
 * closes. A press beside it closes only one without fields, so that nothing typed is lost by a slip. react-aria is big, so
 * load the module that renders a dialog with `lazy`.
 */
export function Dialog({ title, onClose, isWhole = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Norwegian>
      <ModalOverlay
        isOpen
        isDismissable={!isWhole}
        shouldCloseOnInteractOutside={() => !box.current?.querySelector('input, textarea')}
        className={classNames(styles.backdrop, isWhole && styles.whole)}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Modal ref={box} className={styles.modal ?? ''}>
          <AriaDialog className={styles.dialog ?? ''}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              <Button
                autoFocus
                variant="tertiary"
                className={styles.close}
                aria-label={t.close}
                onPress={onClose}
              >
                <Icon icon={X} />
              </Button>
            </div>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Norwegian>
  );
}

interface ActionsProps {
  /** The text of the button that does what the dialog is about. */
  readonly text: ReactNode;
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
export function DialogActions(props: ActionsProps) {
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
        {own.cancel}
      </Button>
      {isBusy && <Spinner {...(busyLabel && { label: busyLabel })} />}
    </div>
  );
}
