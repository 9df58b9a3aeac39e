import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { displayName } from '#domain/person-name.ts';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { ApiError } from '#web/api/client.ts';
import { minSoeknadQuery, registrerSoeknad } from '#web/api/soeknad.ts';
import { draftKey } from '#web/form/draft.ts';
import { SkjemaForm } from '#web/form/form.tsx';
import { useSkjema } from '#web/form/use-form.ts';
import { EMPTY_SOEKNAD } from '#web/form/values.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { SoeknadSections } from '#web/soeknad/fields.tsx';
import { LINKS } from '#web/soeknad/labels.ts';
import { Lead } from '#web/soeknad/section.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import { Mottatt, SoeknadMangler } from './mottatt.tsx';
import styles from './soeknad.module.css';

/** The application for access, or what has become of it so far (SPEC §2, soeknad). */
export function Page() {
  const { info, mine, hasSent, submit } = useSoeknad();
  return (
    <PageFrame title="Søknad om tilgang" heading="Søknad om tilgang">
      {info.brukerHarAktivSoeknad ? (
        <Mottatt soeknad={mine.data} takesFocus={hasSent}>
          {mine.isError && (
            <SoeknadMangler error={mine.error} onRetry={() => void mine.refetch()} />
          )}
        </Mottatt>
      ) : (
        // Somebody else signed in from another tab begins with a form of their own.
        <SoeknadForm key={displayName(info.navn)} navn={info.navn} onSubmit={submit} />
      )}
    </PageFrame>
  );
}

/** Where the applicant stands, what has been sent, and how to send it. */
export function useSoeknad() {
  const client = useQueryClient();
  const { data: info } = useSuspenseQuery(soeknadInfoQuery());
  const mine = useQuery({ ...minSoeknadQuery(), enabled: info.brukerHarAktivSoeknad });
  const [hasSent, setSent] = useState(false);
  const { queryKey } = soeknadInfoQuery();

  // Decided since: what the applicant may do now is for the guard and the page to find out anew.
  const isGone = mine.error instanceof ApiError && mine.error.status === 404;
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: ['soeknad-info'] });
  }, [client, isGone]);

  const submit = async (soeknad: Soeknad) => {
    const outcome = await registrerSoeknad(soeknad).then(() => 'sent', whatStands);
    if (outcome === 'has_access') return client.invalidateQueries({ queryKey });
    client.removeQueries({ queryKey: minSoeknadQuery().queryKey });
    client.setQueryData(queryKey, { ...info, brukerHarAktivSoeknad: true });
    setSent(true);
    return client.invalidateQueries({ queryKey });
  };
  return { info, mine, hasSent, submit };
}

/** Two refusals say that there is nothing more to send: what stands at the server is what the page shows. */
function whatStands(error: unknown): string {
  const id = error instanceof ApiError ? error.body.id : '';
  if (id === 'application_active' || id === 'has_access') return id;
  throw error;
}

interface SoeknadFormProps {
  /** The applicant, as the population register has the name. */
  readonly navn: string;
  readonly onSubmit: (soeknad: Soeknad) => Promise<void>;
}

/** The application for access (SPEC §2, soeknad). */
export function SoeknadForm({ navn, onSubmit }: SoeknadFormProps) {
  const skjema = useSkjema({
    schema: soeknadSchema,
    initial: EMPTY_SOEKNAD,
    onSubmit,
    draftKey: draftKey('soeknad', navn),
  });
  return (
    <>
      <Lead>Journalister kan få tilgang til berammede saker, avgjørelser og tiltaler.</Lead>
      <div className={styles.columns}>
        <SkjemaForm skjema={skjema} label="Søknad om tilgang">
          <SoeknadSections skjema={skjema} navn={navn} />
        </SkjemaForm>
        <FoerDuSoeker />
      </div>
    </>
  );
}

/** What an applicant should know beforehand (SPEC §2, soeknad). */
export function FoerDuSoeker() {
  return (
    <aside aria-labelledby="foer-du-soeker" className={styles.aside}>
      <h2 id="foer-du-soeker">Før du søker</h2>
      <ul className={styles.links}>
        <li>
          <ExternalLink href={LINKS.criteria}>Kriterier for godkjenning</ExternalLink>
        </li>
        <li>
          <ExternalLink href={LINKS.vaerVarsom}>Vær varsom-plakaten</ExternalLink>
        </li>
        <li>
          <ExternalLink href={LINKS.privacy}>Personvernerklæring</ExternalLink>
        </li>
      </ul>
    </aside>
  );
}
