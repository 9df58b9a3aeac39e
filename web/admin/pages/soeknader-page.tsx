import { SoeknaderList } from '#web/admin/features/soeknader/soeknader-list.tsx';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Kvittering, useKvittering } from '#web/admin/ui/kvittering.tsx';

const HEADING = 'soeknader';

/** admin and admin/soeknader: the list of applications, and what was just done to one (SPEC §2). */
export function Page() {
  return (
    <AdminPage title="Søknader" headingId={HEADING}>
      <Kvittering text={useKvittering()} />
      <SoeknaderList headingId={HEADING} />
    </AdminPage>
  );
}
