import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/sak/format.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { adminbrukerQuery } from '#web/admin/api/adminbruker.ts';
import { soeknadQuery } from '#web/admin/api/soeknad.ts';
import { SoeknadSide } from '#web/admin/features/soeknad/soeknad-side.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { ListFailure } from '#web/admin/ui/list-table/list-failure.tsx';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { navnOf } from '#web/admin/ui/person.ts';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { SoeknadStatusTag } from '#web/admin/ui/status-tag.tsx';
import { Page as NotFoundPage } from './not-found-page.tsx';

/** admin/soeknader/{id}: the review of an application (SPEC §2). */
export function Page() {
  const { id = '' } = useParams();
  const { data: administrator } = useSuspenseQuery(adminbrukerQuery());
  const { data, failureReason: error, refetch } = useQuery(soeknadQuery(id));
  const search = useListSearch();
  if (!data && error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdminPage
      title="Søknad"
      heading={data ? navnOf(data) : 'Søknad'}
      tag={data && <SoeknadStatusTag status={data.status} />}
      lead={data && `Søknadsdato ${formatDay(data.søknadsDato)}`}
      back={<BackLink to={{ pathname: adminPages.soeknader, search }}>Søknader</BackLink>}
    >
      {data ? (
        <SoeknadSide key={id} soeknad={data} administrator={administrator?.navn ?? ''} />
      ) : error ? (
        <ListFailure
          heading="Kunne ikke hente søknaden"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Henter søknaden" />
      )}
    </AdminPage>
  );
}
