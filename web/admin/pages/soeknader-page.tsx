import { SoeknaderList } from '../features/soeknader/soeknader-list.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { Kvittering, useKvittering } from '../ui/kvittering.tsx';

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
