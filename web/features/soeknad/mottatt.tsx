import { type ReactNode, useEffect, useRef } from 'react';
import type { MinSoeknad } from '#contract/profil.ts';
import { displayName } from '#domain/person-name.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { failureText } from '#web/api/client.ts';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { Message } from '#web/ui/message.tsx';
import { RetryButton } from '#web/ui/retry-button.tsx';
import styles from './soeknad.module.css';

interface MottattProps {
  /** Undefined until it is read. */
  readonly soeknad: MinSoeknad | undefined;
  /** True right after sending: the heading takes focus. */
  readonly takesFocus: boolean;
  /** Why the application cannot be shown. */
  readonly children?: ReactNode;
}

/** An active application: what happens next, and what was sent (docs/PRODUCT.md, "Applying for access"). */
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

/** The application as it was sent. */
function MinSoeknadSections({ soeknad }: { readonly soeknad: MinSoeknad }) {
  const navn = displayName(`${soeknad.fornavn} ${soeknad.etternavn}`);
  return (
    <div>
      <Section kind="read" heading={SECTIONS.omDeg}>
        <OmDegList saved={{ ...soeknad, navn }} />
      </Section>
      <Section kind="read" heading={SECTIONS.arbeidsgiver}>
        <ArbeidsgiverList saved={soeknad} />
      </Section>
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{soeknad.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={soeknad} />
      </Section>
    </div>
  );
}

interface SoeknadManglerProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The application is received, but reading it failed. */
export function SoeknadMangler({ error, onRetry }: SoeknadManglerProps) {
  return (
    <Message purpose="danger" role="alert" heading="Kunne ikke vise søknaden din.">
      <div className={styles.retry}>
        {failureText(error)}
        <RetryButton onRetry={onRetry} />
      </div>
    </Message>
  );
}
