import { ChevronDown, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { inStorage } from '#web/api/storage.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { t } from './around-texts.ts';
import styles from './tips.module.css';

/** Advice on searching. Open on wide screens, until the user closes it. */
export function Tips() {
  const [chosen, setOpen] = useState<boolean>();
  const isHydrated = useHydrated();
  const isOpen = chosen ?? (isHydrated && (readChoice() ?? isWide()));
  const toggle = (open: boolean) => {
    // `details` also fires when it is opened by code.
    if (open === isOpen) return;
    setOpen(open);
    inStorage(() => localStorage.setItem(KEY, open ? 'open' : 'closed'));
  };
  return (
    <aside aria-label={t.tips} className={styles.tips}>
      <details
        className={styles.disclosure}
        open={isOpen}
        onToggle={(event) => toggle(event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Icon icon={Lightbulb} size={1.125} className={styles.icon} />
          {t.tips}
          <Icon icon={ChevronDown} className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          <li>{t.tipWhat}</li>
          <li>{t.tipPhrase}</li>
          <li>{t.tipCodes}</li>
          <li>{t.tipAdvanced}</li>
          <li>{t.tipWide}</li>
        </ul>
      </details>
    </aside>
  );
}

function isWide(): boolean {
  return window.matchMedia('(min-width: 1280px)').matches;
}

const KEY = 'soeketips';

/** The user's last choice; null without one. Without storage, it lasts until the page is left. */
function readChoice(): boolean | null {
  const stored = inStorage(() => localStorage.getItem(KEY));
  return stored === null ? null : stored === 'open';
}
