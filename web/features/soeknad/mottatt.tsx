import { useEffect, useRef, type ReactNode } from 'react';
import type { MinSoeknad } from '#contract/profil.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { Message } from '#web/ui/message.tsx';
import { MinSoeknadSections } from './min-soeknad-sections.tsx';
import styles from './soeknad.module.css';

interface MottattProps {
  /** Undefined until it is read. */
  readonly soeknad: MinSoeknad | undefined;
  /** Right after sending: where the eye goes, focus goes too. */
  readonly takesFocus: boolean;
  /** Why what was sent can't be shown. */
  readonly children?: ReactNode;
}

/** An application is active: what comes next, and what was sent (SPEC §2, soeknad). */
export function Mottatt({ soeknad, takesFocus, children }: MottattProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.received}>
      <Message purpose="success" heading={soeknadMessages.received} headingRef={heading}>
        <div className={styles.next}>
          <p>Du får en e-post når søknaden er behandlet.</p>
          <ul>
            {soeknad && (
              <li>
                Legg <strong>{soeknad.avsender}</strong> til i listen over godkjente avsendere.
              </li>
            )}
            <li>Sjekk søppelposten hvis du ikke har hørt noe.</li>
          </ul>
        </div>
      </Message>
      {children}
      {soeknad && <MinSoeknadSections soeknad={soeknad} />}
    </div>
  );
}
