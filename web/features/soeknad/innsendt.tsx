import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { displayName } from '#domain/person-name.ts';
import { failureText } from '#web/api/client.ts';
import { minSoeknadQuery } from '#web/api/soeknad.ts';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { Message, RetryButton } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './status.module.css';
import { t } from './texts.tsx';

/** The application as it was sent, with the contact person as corrected since. `headingRef` takes focus from the link to it. */
export function Innsendt({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  const { data: soeknad, error, isError, refetch } = useQuery(minSoeknadQuery());
  return (
    <section aria-labelledby="det-du-sendte-inn" className={styles.sent}>
      <h2 id="det-du-sendte-inn" ref={headingRef} tabIndex={-1}>
        {t.sent}
      </h2>
      {soeknad ? (
        <>
          <Section kind="read" heading={SECTIONS.omDeg}>
            <OmDegList
              saved={{
                ...soeknad,
                navn: displayName(`${soeknad.fornavn} ${soeknad.etternavn}`),
              }}
            />
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
        </>
      ) : isError ? (
        <SoeknadMangler error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </section>
  );
}

interface SoeknadManglerProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The application is received, but reading it failed. */
export function SoeknadMangler({ error, onRetry }: SoeknadManglerProps) {
  return (
    <Message purpose="danger" role="alert" heading={t.loadFailed}>
      <div className={styles.retry}>
        {failureText(error)}
        <RetryButton onRetry={onRetry} />
      </div>
    </Message>
  );
}
