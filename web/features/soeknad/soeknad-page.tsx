import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { displayName } from '#domain/person-name.ts';
import { klageMessages } from '#domain/klage.ts';
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
import { part } from '#web/ui/part.tsx';
import { Receipt } from './mottatt.tsx';
import styles from './soeknad.module.css';
import { soekPaaNytt } from './soek-paa-nytt.ts';
import { type Ended, StatusView } from './status-view.tsx';
import { t } from './texts.tsx';

const Avslag = part(async () => (await import('./avslag.tsx')).default);
const Varsler = part(async () => (await import('./varsler.tsx')).Varsler, { failed: null });

/** The application for access, or how far the active one has come (docs/PRODUCT.md, "Applying for access"). */
export function Page() {
  const { info, hasSent, ended, submit, end } = useSoeknad();
  // Whoever was rejected is shown that first, and may apply anew.
  const [applies, setApplies] = useState(false);
  return (
    <>
      {info.varsler !== undefined && <Varsler />}
      {info.brukerHarAktivSoeknad ? (
        <PageFrame title={t.yours}>
          {ended && <EndedReceipt ended={ended} />}
          <StatusView isNew={hasSent} onEnded={end} />
        </PageFrame>
      ) : info.avslag === true && !applies ? (
        <PageFrame title={t.yours}>
          {ended && <EndedReceipt ended={ended} />}
          <Avslag
            navn={info.navn}
            onEnded={() => end({ how: 'rejection' })}
            onApply={() => {
              flushSync(() => setApplies(true));
              document.querySelector<HTMLElement>('main h1')?.focus();
            }}
          />
        </PageFrame>
      ) : (
        <PageFrame title={t.apply} heading={t.apply}>
          {ended && <EndedReceipt ended={ended} />}
          {/* Another person who signs in from another tab gets an empty form. */}
          <SoeknadForm key={displayName(info.navn)} navn={info.navn} onSubmit={submit} />
        </PageFrame>
      )}
    </>
  );
}

/** Says above a new form what became of the application that stood here. */
function EndedReceipt({ ended }: { readonly ended: Ended }) {
  return (
    <div className={styles.ended}>
      {ended.how === 'withdrawn' ? (
        <Receipt heading={t.withdrawn}>
          <p>
            {t.withdrawnText} {soekPaaNytt(ended.soekFra)}
          </p>
        </Receipt>
      ) : ended.how === 'rejection' ? (
        <Receipt purpose="warning" heading={t.notSent}>
          <p>{klageMessages.ikkeAvslaatt}</p>
        </Receipt>
      ) : (
        <Receipt purpose="warning" heading={t.ended}>
          <p>{t.endedText}</p>
        </Receipt>
      )}
    </div>
  );
}

/** The applicant, and sending an application. */
function useSoeknad() {
  const client = useQueryClient();
  const { data: info } = useSuspenseQuery(soeknadInfoQuery());
  const [hasSent, setSent] = useState(false);
  const [ended, setEnded] = useState<Ended | null>(null);
  const { queryKey } = soeknadInfoQuery();

  const submit = async (soeknad: Soeknad) => {
    const outcome = await registrerSoeknad(soeknad).then(() => 'sent', knownRefusal);
    if (outcome === 'has_access') return client.invalidateQueries({ queryKey });
    client.removeQueries({ queryKey: minSoeknadQuery().queryKey });
    client.setQueryData(queryKey, { ...info, brukerHarAktivSoeknad: true });
    setSent(true);
    setEnded(null);
    return client.invalidateQueries({ queryKey });
  };
  const end = async (by: Ended) => {
    setEnded(by);
    setSent(false);
    await client.invalidateQueries({ queryKey });
    client.removeQueries({ queryKey: minSoeknadQuery().queryKey });
  };
  return { info, hasSent, ended, submit, end };
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
      <Lead>{t.lead}</Lead>
      <div className={styles.columns}>
        <FormFrame form={form} label={t.apply}>
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
      <h2 id="foer-du-soeker">{t.before}</h2>
      <ul className={styles.links}>
        <li>
          <ExternalLink href={LINKS.criteria}>{t.criteria}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={LINKS.vaerVarsom}>{t.vaerVarsom}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={LINKS.privacy}>{t.privacy}</ExternalLink>
        </li>
      </ul>
    </aside>
  );
}
