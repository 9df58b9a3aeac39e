import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failureText } from '#web/api/failure-text.ts';
import { ApiError } from '#web/api/client.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { brukerQuery } from '#web/admin/api/bruker.ts';
import { BrukerSide } from '#web/admin/features/bruker/bruker-side.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { navnOf } from '#web/admin/ui/person.ts';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { BrukerStatusTag } from '#web/admin/ui/status-tag.tsx';
import styles from './bruker-page.module.css';

/** admin/brukere/{id}: a user (SPEC §2). */
export function Page() {
  const { id = '' } = useParams();
  const back = (
    <BackLink to={{ pathname: adminPages.brukere, search: useListSearch() }}>Brukere</BackLink>
  );
  const { data, failureReason, refetch } = useQuery(brukerQuery(id));
  if (data)
    return (
      <AdminPage
        title="Bruker"
        back={back}
        heading={
          <span className={styles.heading}>
            {navnOf(data)} <BrukerStatusTag harGyldigTilgang={data.harGyldigTilgang} />
          </span>
        }
      >
        <BrukerSide key={id} bruker={data} />
      </AdminPage>
    );
  return (
    <AdminPage title="Bruker" back={back}>
      {failureReason ? (
        <Failed error={failureReason} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Henter brukeren" />
      )}
    </AdminPage>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Message purpose="info" role="alert" heading="Brukeren finnes ikke">
        <p>Brukeren kan ha blitt slettet.</p>
      </Message>
    );
  return (
    <Message purpose="danger" role="alert" heading="Kunne ikke hente brukeren">
      <p>{failureText(error)}</p>
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}
