import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bannerMessages } from '#contract/admin/banner.ts';
import { storedBannerQuery } from '#web/admin/api/banner.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BannerForm } from './banner-form.tsx';
import styles from './banner.module.css';
import { t } from './texts.ts';

/** admin/varsel: the editor of the banner (docs/PRODUCT.md, "The banner"). */
export function Page() {
  return (
    <AdminPage title={t.heading} lead={t.lead}>
      <BannerEditor />
    </AdminPage>
  );
}

/** Loads the stored banner, and shows the form to add, change or delete it. */
export function BannerEditor() {
  const { data, failureReason, refetch } = useQuery(storedBannerQuery());
  /** Counts the times that the form has started again from the stored banner. */
  const [nr, setNr] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const beginAnew = (text: string | null) => {
    setMessage(text);
    setNr((before) => before + 1);
  };
  useEffect(() => {
    if (nr > 0) focusHeading();
  }, [nr]);
  if (data === undefined)
    return failureReason ? (
      <Failed heading={bannerMessages.failed} error={failureReason} onRetry={refetch} />
    ) : (
      <Spinner label={t.loading} />
    );
  return (
    <>
      <div className={styles.done}>
        <Kvittering key={nr} text={message} />
      </div>
      <BannerForm
        key={nr}
        now={data}
        onDone={async (text) => {
          await refetch();
          beginAnew(text);
        }}
        onConflict={refetch}
        onTakeStored={() => beginAnew(null)}
      />
    </>
  );
}
