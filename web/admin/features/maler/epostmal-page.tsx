import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { EPOST_MALER, MOTTAKERE, type RedigerbarMal, isRedigerbar } from '#domain/epost-mal.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { epostmalQuery } from '#web/admin/api/maler.ts';
import { NotFoundPage } from '#web/admin/other-pages.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { EpostmalForm } from './epostmal-form.tsx';
import { t } from './texts.ts';

/** admin/maler/{mal}: the text of an e-mail, with preview and history (docs/PRODUCT.md, "Administration"). */
export function Page() {
  const { mal = '' } = useParams();
  return isRedigerbar(mal) ? <Epostmal key={mal} mal={mal} /> : <NotFoundPage />;
}

function Epostmal({ mal }: { readonly mal: RedigerbarMal }) {
  const { data, failureReason, refetch } = useQuery(epostmalQuery(mal));
  const administrator = useAdministrator();
  /** Counts the times that the form has started again. */
  const [nr, setNr] = useState(0);
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (nr > 0) focusHeading();
  }, [nr]);
  const beginAnew = async (text: string | null) => {
    await refetch();
    setDone(text);
    setNr((before) => before + 1);
  };
  return (
    <AdminPage
      title={mailTemplateName(mal)}
      lead={t.to(MOTTAKERE[EPOST_MALER[mal].til])}
      back={<BackLink to={adminPages.maler}>{t.mailBack}</BackLink>}
    >
      {data ? (
        <>
          <Kvittering key={nr} text={done} />
          <EpostmalForm
            key={`form-${nr}`}
            epost={data}
            administrator={administrator}
            onSaved={beginAnew}
          />
        </>
      ) : (
        <Awaited failed={t.mailFailed} error={failureReason} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
    </AdminPage>
  );
}
