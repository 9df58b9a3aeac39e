import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isActive } from '#domain/soeknad.ts';
import { adminbrukerQuery } from '#web/admin/api/adminbruker.ts';
import { soeknadQuery } from '#web/admin/api/soeknader.ts';
import { NotFoundPage } from '#web/admin/other-pages.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { SoeknadStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { LoadFailure } from '#web/table/load-failure.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { BackLink } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Avgjoerelse, SoeknadSections } from './soeknad-sections.tsx';
import {
  LignendeNotice,
  LignendeSoeknader,
  TidligereSoeknader,
  lignendeOf,
} from './other-soeknader.tsx';
import styles from './soeknad.module.css';
import { VurderingForm } from './vurdering-form.tsx';

/** admin/soeknader/{id}: the review of an application (docs/PRODUCT.md, "Administration"). */
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
        <LoadFailure
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

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly administrator: string;
}

/** The application and related ones, with the review or the decision beside them. */
export function SoeknadSide({ soeknad, administrator }: Props) {
  const lignende = lignendeOf(soeknad);
  return (
    <div className={styles.side}>
      <div className={styles.known}>
        <SoeknadSections detaljer={soeknad} />
        <LignendeSoeknader rows={lignende} />
        <TidligereSoeknader rows={soeknad.tidligereSoeknader} />
      </div>
      <div className={styles.beside}>
        {isActive(soeknad.status) ? (
          <VurderingForm
            soeknad={soeknad}
            administrator={administrator}
            notice={<LignendeNotice rows={lignende} />}
          />
        ) : (
          <Avgjoerelse soeknad={soeknad} />
        )}
      </div>
    </div>
  );
}
