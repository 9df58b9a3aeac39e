import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { GjennomgangDetaljer } from '#contract/admin/gjennomgang.ts';
import { MAANED, gjennomgangMessages, maanedTekst } from '#domain/gjennomgang.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { gjennomgangQuery } from '#web/admin/api/gjennomgang.ts';
import { NotFoundPage } from '#web/admin/other-pages.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { ApiError } from '#web/api/client.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Failed } from '#web/ui/failed.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FristTag } from './gjennomgang-frist.tsx';
import { GjennomgangForm } from './gjennomgang-form.tsx';
import { Rader } from './gjennomgang-rader.tsx';
import { t } from './gjennomgang-texts.ts';

/** admin/revisjon/gjennomgang/{maaned}: what of a month an administrator looks at, and says of it. */
export function Page() {
  const { maaned = '' } = useParams();
  return MAANED.test(maaned) ? <OfMonth key={maaned} maaned={maaned} /> : <NotFoundPage />;
}

const back = <BackLink to={adminPages.gjennomganger}>{t.backToList}</BackLink>;

function OfMonth({ maaned }: { readonly maaned: string }) {
  const { data, failureReason, refetch } = useQuery(gjennomgangQuery(maaned));
  const administrator = useAdministrator();
  const [done, setDone] = useState({ nr: 0, text: '' });
  const isSigned = Boolean(data?.gjennomgang.signert);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSigned && done.nr > 0) focusHeading();
  }, [isSigned, done.nr]);
  if (!data)
    return (
      <AdminPage key="waiting" title={gjennomgangMessages.title} back={back}>
        {failureReason ? (
          <Missing error={failureReason} onRetry={refetch} />
        ) : (
          <Spinner label={t.loading} />
        )}
      </AdminPage>
    );
  return (
    <AdminPage
      key="there"
      title={gjennomgangMessages.title}
      back={back}
      tag={<FristTag gjennomgang={data.gjennomgang} />}
      lead={leadOf(data)}
    >
      <Kvittering key={done.nr} text={done.text || null} />
      {isSigned ? (
        <Rader detaljer={data} />
      ) : (
        <GjennomgangForm
          detaljer={data}
          administrator={administrator}
          onStored={async (text) => {
            await refetch();
            setDone((before) => ({ nr: before.nr + 1, text }));
          }}
        />
      )}
    </AdminPage>
  );
}

function leadOf({ gjennomgang }: GjennomgangDetaljer): string {
  const { maaned, hendelser, utelatt, rader, uvanlige, vurdert, signert } = gjennomgang;
  const month = maanedTekst(maaned);
  const counts = {
    month: month.charAt(0).toLocaleUpperCase('nb') + month.slice(1),
    ...{ events: hendelser, unusual: uvanlige, drawn: rader - uvanlige, judged: vurdert },
  };
  return [
    t.summary(counts),
    ...(utelatt > 0 ? [t.leftOut(utelatt)] : []),
    ...(signert
      ? [`${t.signedBy(signert.av ?? t.unknown, formatDayAndTime(signert.tidspunkt))}.`]
      : []),
  ].join(' ');
}

function Missing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Message purpose="info" role="alert" heading={t.missing}>
        <p>{t.missingWhy}</p>
      </Message>
    );
  return <Failed heading={t.failed} error={error} onRetry={onRetry} />;
}
