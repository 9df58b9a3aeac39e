import { Keyboard } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#web/ui/icon.tsx';
import { part } from '#web/ui/part.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './keys.module.css';
import { t } from './texts.ts';
import { useKeys } from './use-keys.ts';

const KeysDialog = part(async () => (await import('./dialog.tsx')).KeysDialog);

/** The keys of a page, and what shows them, as an item of the menu. */
export function Hurtigtaster() {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState({ text: '', nr: 0 });
  useKeys({
    onHelp: () => setOpen(true),
    onSaid: (text) => setSaid(({ nr }) => ({ text, nr: nr + 1 })),
  });
  const open = ({ currentTarget }: MouseEvent) => {
    focusTrigger(currentTarget);
    setOpen(true);
  };
  return (
    <li>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={open}>
        <Icon icon={Keyboard} />
        {t.heading}
      </button>
      {/* The menu is mostly hidden, also from screen readers. */}
      {createPortal(
        <LiveRegion>
          <span key={said.nr}>{said.text}</span>
        </LiveRegion>,
        document.body,
      )}
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </li>
  );
}

/** The menu closes with the press. Its button is what the dialog gives the focus back to. */
function focusTrigger(item: Element): void {
  const panel = item.closest('[id]');
  document.querySelector<HTMLElement>(`[aria-controls="${panel?.id}"]`)?.focus();
}
