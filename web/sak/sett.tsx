import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { SakHit } from '#contract/sak.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import tag from '#web/ui/tag.module.css';
import styles from './sett.module.css';
import { t } from './texts.ts';

/** Whether the service has first seen the case after `siden`, the reader's last visit. */
export function isNew({ foerstSett }: Pick<SakHit, 'foerstSett'>, siden: string | null): boolean {
  return siden !== null && Date.parse(foerstSett) > Date.parse(siden);
}

/** Beside the number of a case that has come since the last visit. */
export function NyTag() {
  return (
    <span className={`${tag.tag} ${styles.ny}`} data-purpose="info">
      <Icon icon={Sparkles} size={1} className={tag.icon} />
      {t.isNew}
    </span>
  );
}

/** Says on demand when the case came and when the court last changed it. A mouse sees the button when it is at the row. */
export function Sett({
  saksnummer,
  foerstSett,
  endret,
}: Pick<SakHit, 'saksnummer' | 'foerstSett' | 'endret'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        aria-label={t.whenSeen(saksnummer)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <span className={styles.sett}>
          <span>{t.firstSeen(momentOf(foerstSett))}</span>
          {endret && <span>{t.changed(momentOf(endret))}</span>}
        </span>
      )}
    </>
  );
}

const momentOf = (iso: string) => `${formatDay(iso)} kl.\u00a0${formatTime(iso)}`;
