import { MenuIcon, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

interface Props {
  readonly label: string;
  /** The links, each in an `li`. */
  readonly children: ReactNode;
}

/** A button that shows and hides a list of links. Escape, a click elsewhere and leaving with Tab close the list. */
export function Menu({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismiss(root, isOpen, () => setOpen(false));
  return (
    <div ref={root} className={styles.root}>
      <Button
        variant="tertiary"
        className={styles.trigger}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon icon={isOpen ? X : MenuIcon} />
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <ul className={styles.list} onClick={() => setOpen(false)}>
          {children}
        </ul>
      </div>
    </div>
  );
}

/** Calls `onDismiss` on Escape, and moves focus to the button of `root`; also when pointer or focus leave `root`. */
function useDismiss(
  root: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isActive) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismiss();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isActive, root]);
}
