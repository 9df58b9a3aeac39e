import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { displayName } from '#domain/person-name.ts';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { ApiError } from '#web/api/client.ts';
import { minSoeknadQuery, registrerSoeknad } from '#web/api/soeknad.ts';
import { draftKey } from '#web/form/draft.ts';
import { FormFrame } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { EMPTY_SOEKNAD, SoeknadSections } from '#web/soeknad/fields.tsx';
import { LINKS } from '#web/soeknad/labels.ts';
import { Lead } from '#web/soeknad/section.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import { Mottatt, SoeknadMangler } from './mottatt.tsx';
import styles from './soeknad.module.css';

/** The application for access, or the active application (docs/PRODUCT.md, "Applying for access"). */
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
        // Another person who signs in from another tab gets an empty form.
        <SoeknadForm key={displayName(info.navn)} navn={info.navn} onSubmit={submit} />
      )}
    </PageFrame>
  );
}

/** The applicant, the active application, and sending a new one. */
function useSoeknad() {
  const client = useQueryClient();
  const { data: info } = useSuspenseQuery(soeknadInfoQuery());
  const mine = useQuery({ ...minSoeknadQuery(), enabled: info.brukerHarAktivSoeknad });
  const [hasSent, setSent] = useState(false);
  const { queryKey } = soeknadInfoQuery();

  // The application has been decided since: guard and page must read again what the applicant may do.
  const isGone = mine.error instanceof ApiError && mine.error.status === 404;
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: soeknadInfoQuery().queryKey });
  }, [client, isGone]);

  const submit = async (soeknad: Soeknad) => {
    const outcome = await registrerSoeknad(soeknad).then(() => 'sent', knownRefusal);
    if (outcome === 'has_access') return client.invalidateQueries({ queryKey });
    client.removeQueries({ queryKey: minSoeknadQuery().queryKey });
    client.setQueryData(queryKey, { ...info, brukerHarAktivSoeknad: true });
    setSent(true);
    return client.invalidateQueries({ queryKey });
  };
  return { info, mine, hasSent, submit };
}

/** Two refusals mean that there is nothing to send any more: the page then shows what the server has. */
function knownRefusal(error: unknown): string {
  const id = error instanceof ApiError ? error.body.id : '';
  if (id === 'application_active' || id === 'has_access') return id;
  throw error;
}

interface SoeknadFormProps {
  /** The applicant's name, from the population register. */
  readonly navn: string;
  readonly onSubmit: (soeknad: Soeknad) => Promise<void>;
}

function SoeknadForm({ navn, onSubmit }: SoeknadFormProps) {
  const form = useForm({
    schema: soeknadSchema,
    initial: EMPTY_SOEKNAD,
    onSubmit,
    draftKey: draftKey('soeknad', navn),
  });
  return (
    <>
      <Lead>Journalister kan få tilgang til berammede saker, avgjørelser og tiltaler.</Lead>
      <div className={styles.columns}>
        <FormFrame form={form} label="Søknad om tilgang">
          <SoeknadSections form={form} navn={navn} />
        </FormFrame>
        <FoerDuSoeker />
      </div>
    </>
  );
}

/** Links to read before applying. */
function FoerDuSoeker() {
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
