import { BrukerList } from '#web/admin/features/brukere/bruker-list.tsx';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';

const HEADING = 'brukere';

/** admin/brukere: the list of users (SPEC §2). */
export function Page() {
  return (
    <AdminPage title="Brukere" headingId={HEADING}>
      <BrukerList headingId={HEADING} />
    </AdminPage>
  );
}
