import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import { Norwegian } from './norwegian.tsx';
import popover from './popover.module.css';

interface Props {
  readonly label: string;
  /** The button that it hangs from, and to which the focus returns. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly dialogClassName?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A dialog below its button. The page beside it stays in use: shutting it off and on again would have the browser work out
 * the style of every row of a table. So react-aria leaves presses beside it to us.
 */
export function SideDialog({ label, trigger, onClose, children, ...look }: Props) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (![dialog, trigger].some(({ current }) => current?.contains(target))) onClose();
    };
    document.addEventListener('pointerdown', note);
    return () => document.removeEventListener('pointerdown', note);
  }, [trigger, onClose]);
  return (
    <Norwegian>
      <Popover
        className={classNames(popover.popover, look.className)}
        triggerRef={trigger}
        isOpen
        isNonModal
        onOpenChange={(isOpen) => !isOpen && onClose()}
        offset={4}
        placement="bottom start"
        // The dialog has the name; its frame, which is no landmark, needs none.
        aria-labelledby=""
      >
        <Dialog ref={dialog} className={look.dialogClassName ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </Norwegian>
  );
}
