import { MenuIcon, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';
import { useDismiss } from './use-dismiss.ts';

interface Props {
  readonly label: string;
  /** The links, each in an `li`. */
  readonly children: ReactNode;
}

/** A button that shows and hides a list of links. Escape, a click elsewhere and leaving it by Tab close it. */
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
