import { MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  useEffect(() => {
    if (!isOpen) return undefined;
    const dismiss = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : root.current?.contains(event.target as Node)) return;
      setOpen(false);
      if (isKey) root.current?.querySelector('button')?.focus();
    };
    const stops = ['pointerdown', 'focusin', 'keydown'];
    stops.forEach((name) => document.addEventListener(name, dismiss));
    return () => stops.forEach((name) => document.removeEventListener(name, dismiss));
  }, [isOpen]);
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
