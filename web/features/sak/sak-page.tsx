import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import type { Saksdetaljer as Details } from '#contract/sak.ts';
import { messages } from '#domain/messages.ts';
import { useFavoritt } from '#web/api/favoritter.ts';
import { type SakReference, saksdetaljerQuery } from '#web/api/saker.ts';
import { DagerAvsatt } from './dager-avsatt.tsx';
import { InformasjonOmSaken } from './informasjon-om-saken.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { FavorittError, StarButton } from '#web/sak/favoritt.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Notices } from './notices.tsx';
import styles from './sak-page.module.css';
import { SkjultSakView } from './skjult-sak.tsx';

/** /beramming/{sakId} and /beramming/saksnummer/{saksnummer}, where the number may contain slashes. */
export function Page() {
  const { sakId, '*': saksnummer } = useParams();
  const sak = saksnummer ? { saksnummer } : sakId ? { sakId } : null;
  return (
    <PageFrame title="Sak">
      <BackToSearch />
      {sak ? (
        <SakOrReason sak={sak} />
      ) : (
        <Message purpose="danger" heading={messages.sak.idMissing} headingLevel={1} />
      )}
    </PageFrame>
  );
}

/** Leads back to the search that the user came from. */
function BackToSearch() {
  const state: unknown = useLocation().state;
  const soek = state && typeof state === 'object' && 'soek' in state ? state.soek : '';
  return <BackLink to={{ pathname: '/', search: String(soek) }}>Søk</BackLink>;
}

/** One case, or why there is none (docs/PRODUCT.md, "A case"). */
function SakOrReason({ sak: reference }: { readonly sak: SakReference }) {
  const { data: sak, failureReason: error, refetch } = useQuery(saksdetaljerQuery(reference));
  if (sak) return 'skjult' in sak ? <SkjultSakView sak={sak} /> : <Saksdetaljer sak={sak} />;
  if (sak === null) return <Gone />;
  if (error) return <Failure onRetry={() => void refetch()} />;
  return <Spinner label="Henter saken" />;
}

/** Heading with star, what is hidden or restricted, facts, and the days set aside in court. */
function Saksdetaljer({ sak }: { readonly sak: Details }) {
  const { toggle, error: toggleError, clearError } = useFavoritt();
  return (
    <article>
      <title>{`${sak.saksnummer} – Domstolenes pressetjeneste`}</title>
      <FavorittError error={toggleError} onClose={clearError} />
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{sak.saksnummer}</h1>
        <StarButton
          saksnummer={sak.saksnummer}
          isFavoritt={sak.erFavoritt}
          onToggle={() => toggle(sak, !sak.erFavoritt)}
        />
      </div>
      {sak.saksTema && <p className={styles.tema}>{sak.saksTema}</p>}
      <Notices sak={sak} />
      <div className={styles.columns}>
        <InformasjonOmSaken sak={sak} />
        <DagerAvsatt moeter={sak.møteliste} beskrivelse={sak.beskrivelse} />
      </div>
    </article>
  );
}

/** The case does not exist, or it is not for press users any more. */
function Gone() {
  return (
    <Message purpose="danger" heading={messages.sak.failed} headingLevel={1} role="alert">
      <p>Saken finnes ikke, eller den er ikke lenger tilgjengelig.</p>
    </Message>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Message purpose="danger" heading={messages.sak.failed} headingLevel={1} role="alert">
      <p>Vent litt, og prøv igjen.</p>
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}
