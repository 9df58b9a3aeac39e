import { revisjonMessages } from '#domain/revisjon-messages.ts';
import { RevisjonLog } from '#web/admin/features/revisjon/revisjon-log.tsx';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';

const HEADING = 'revisjonslogg';

/** admin/revisjon: who has done and looked at what, when. */
export function Page() {
  return (
    <AdminPage title={revisjonMessages.title} headingId={HEADING} lead={revisjonMessages.lead}>
      <RevisjonLog headingId={HEADING} />
    </AdminPage>
  );
}
