import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Norwegian } from './norwegian.tsx';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Over the whole height of the window, as a page of its own: for phones. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog that is open as long as it is rendered. Focus moves to the X, and back to where it was when the dialog
 * closes. react-aria is big, so load the module that renders a dialog with `lazy`.
 */
export function Dialog({ title, onClose, isWhole = false, children }: Props) {
  return (
    <Norwegian>
      <ModalOverlay
        isOpen
        isDismissable={!isWhole}
        className={classNames(styles.backdrop, isWhole && styles.whole)}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Modal className={styles.modal ?? ''}>
          <AriaDialog className={styles.dialog ?? ''}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              <Button
                autoFocus
                variant="tertiary"
                className={styles.close}
                aria-label="Lukk"
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
