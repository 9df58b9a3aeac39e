import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/api/client.ts';
import { saksdetaljerQuery, type SakReference } from '#web/api/saksdetaljer.ts';
import { FavorittError } from '#web/sak/favoritt-error.tsx';
import { StarButton } from '#web/sak/star-button.tsx';
import { useFavoritt } from '#web/sak/use-favoritt.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DagerAvsatt } from './dager-avsatt.tsx';
import { InformasjonOmSaken } from './informasjon-om-saken.tsx';
import styles from './saksdetaljer.module.css';

/** One case: heading with star, facts, and the days set aside in court (SPEC §2, case details). */
export function Saksdetaljer({ sak: reference }: { readonly sak: SakReference }) {
  const { data: sak, failureReason: error, refetch } = useQuery(saksdetaljerQuery(reference));
  const { toggle, error: toggleError, clearError } = useFavoritt();
  if (!sak)
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <Spinner label="Henter saken" />
    );
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
      <div className={styles.columns}>
        <InformasjonOmSaken sak={sak} />
        <DagerAvsatt moeter={sak.møteliste} beskrivelse={sak.beskrivelse} />
      </div>
    </article>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Message purpose="danger" heading={messages.sak.failed} headingLevel={1} role="alert">
      <p>
        {gone
          ? 'Saken finnes ikke, eller den er ikke lenger tilgjengelig.'
          : 'Vent litt, og prøv igjen.'}
      </p>
      {!gone && (
        <Button variant="secondary" size="small" onPress={onRetry}>
          Prøv igjen
        </Button>
      )}
    </Message>
  );
}
