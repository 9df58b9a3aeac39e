import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { BrukerDetaljer } from '#contract/admin/brukere.ts';
import { osloDay } from '#domain/time.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { brukerQuery } from '#web/admin/api/brukere.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Bekreftelser } from '#web/admin/ui/bekreftelser.tsx';
import { Eposter } from '#web/admin/ui/eposter.tsx';
import { BrukerStatusTag, navnOf } from '#web/admin/ui/labels.tsx';
import { EgenKommentar } from '#web/admin/ui/ny-kommentar.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { Samtale, Seere, useSerPaa } from '#web/admin/ui/samtale.tsx';
import { ApiError, serverNow } from '#web/api/client.ts';
import { Section } from '#web/soeknad/section.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BrukerSections, Soeknader, Tilgang } from './bruker-sections.tsx';
import styles from './bruker.module.css';
import { Innsyn } from './innsyn.tsx';
import { BrukerRedaksjon } from './redaksjon.tsx';
import { Sletting } from './sletting.tsx';
import { Suspensjon } from './suspensjon.tsx';
import { t } from './texts.tsx';
import { UbruktTilgang } from './ubrukt.tsx';

/** admin/brukere/{id}: a user (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const { id = '' } = useParams();
  const back = (
    <BackLink to={{ pathname: adminPages.brukere, search: useListSearch() }}>{t.back}</BackLink>
  );
  const { data, failureReason, refetch } = useQuery(brukerQuery(id));
  if (data)
    return (
      <AdminPage
        title={t.title}
        back={back}
        heading={
          <span className={styles.heading}>
            {navnOf(data)} <BrukerStatusTag bruker={data} />
          </span>
        }
      >
        <BrukerSide key={id} bruker={data} />
      </AdminPage>
    );
  return (
    <AdminPage title={t.title} back={back}>
      {failureReason ? (
        <Missing error={failureReason} onRetry={refetch} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </AdminPage>
  );
}

function Missing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Message purpose="info" role="alert" heading={t.missing}>
        <p>{t.maybeDeleted}</p>
      </Message>
    );
  return <Failed heading={t.failed} error={error} onRetry={onRetry} />;
}

/** Profile, access and applications of a user, with the suspension and what administrators say of the user beside them. */
export function BrukerSide({ bruker }: { readonly bruker: BrukerDetaljer }) {
  const administrator = useAdministrator();
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: brukerQuery(bruker.id).queryKey });
  const om = { slag: 'bruker', id: bruker.id } as const;
  const seere = useSerPaa(om, bruker.samtale, () => void readAgain());
  return (
    <div className={styles.side}>
      <div className={styles.known}>
        <Tilgang bruker={bruker} />
        <BrukerSections bruker={bruker} />
        <Section kind="read" heading={t.employersAnswer}>
          <Bekreftelser bekreftelser={bruker.bekreftelser} today={osloDay(serverNow())} />
        </Section>
        <Soeknader soeknader={bruker.soeknader} />
        <Eposter eposter={bruker.eposter} onRetried={readAgain} />
      </div>
      <div className={styles.beside}>
        <Seere andre={seere} mayDecide={false} />
        <Sletting bruker={bruker} />
        <BrukerRedaksjon bruker={bruker} />
        <UbruktTilgang bruker={bruker} />
        {!bruker.slettes && <Suspensjon bruker={bruker} />}
        <Innsyn bruker={bruker} />
        <div className={styles.box}>
          <Samtale slag="bruker" kommentarer={bruker.samtale}>
            <EgenKommentar om={om} administrator={administrator} onAdded={readAgain} />
          </Samtale>
        </div>
      </div>
    </div>
  );
}
