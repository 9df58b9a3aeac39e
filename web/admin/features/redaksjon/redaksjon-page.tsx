import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { redaksjonQuery, redaksjonerKey } from '#web/admin/api/redaksjoner.ts';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { RedaksjonStatusTag } from '#web/admin/ui/redaksjon-status-tag.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Kontakter } from './kontakter.tsx';
import { Liste, Merket } from './liste.tsx';
import { Opplysninger } from './opplysninger.tsx';
import { Personer } from './personer.tsx';
import { SlaattSammen } from './slaatt-sammen.tsx';
import { Slett } from './slett.tsx';
import styles from './redaksjon.module.css';
import { Suspensjon } from './suspensjon.tsx';
import { t } from './texts.ts';

const EndreRedaksjonDialog = part(
  async () => (await import('#web/admin/ui/redaksjon-dialog.tsx')).EndreRedaksjonDialog,
);

/** admin/redaksjoner/{id}: a newsroom (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const { id = '' } = useParams();
  const back = (
    <BackLink to={{ pathname: adminPages.redaksjoner, search: useListSearch() }}>{t.back}</BackLink>
  );
  const { data, failureReason, refetch } = useQuery(redaksjonQuery(id));
  const cache = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const changed = async (text: string) => {
    await cache.invalidateQueries({ queryKey: redaksjonerKey });
    setChanging(false);
    setMessage(text);
  };
  if (data)
    return (
      <AdminPage
        // A heading that is there from the start, and only then gets its name, would not be read out.
        key="there"
        title={t.title}
        back={back}
        heading={data.navn}
        tag={<RedaksjonStatusTag status={data.status} />}
        lead={t.since(formatDay(data.opprettet))}
        actions={
          <Button
            variant="secondary"
            onPress={() => {
              setMessage(null);
              setChanging(true);
            }}
          >
            {t.change}
          </Button>
        }
      >
        <Kvittering text={message} />
        <SlaattSammen redaksjon={data} onUndone={changed} />
        <RedaksjonSide key={id} redaksjon={data} />
        {isChanging && (
          <EndreRedaksjonDialog
            redaksjon={data}
            onChanged={() => changed(t.changed)}
            onClose={() => setChanging(false)}
          />
        )}
      </AdminPage>
    );
  return (
    <AdminPage key="waiting" title={t.title} back={back}>
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
        <p>{t.maybeMerged}</p>
      </Message>
    );
  return <Failed heading={t.failed} error={error} onRetry={onRetry} />;
}

/** People and contact persons, with what is known of the newsroom beside them. */
function RedaksjonSide({ redaksjon }: { readonly redaksjon: Redaksjon }) {
  return (
    <div className={styles.side}>
      <div className={styles.column}>
        <Merket redaksjon={redaksjon} />
        <Personer personer={redaksjon.personer} />
        <Kontakter redaksjon={redaksjon} />
      </div>
      <div className={styles.column}>
        <Opplysninger redaksjon={redaksjon} />
        <Liste redaksjon={redaksjon} />
        <Suspensjon redaksjon={redaksjon} />
        <Slett redaksjon={redaksjon} />
      </div>
    </div>
  );
}
