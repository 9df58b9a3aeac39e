import { driftMessages } from '../../../domain/drift-messages.ts';
import { DriftStatus } from '../features/drift/drift-status.tsx';
import { AdminPage } from '../ui/admin-page.tsx';

/** admin/drift: how the service is, for whoever operates it. */
export function Page() {
  return (
    <AdminPage title={driftMessages.title}>
      <DriftStatus />
    </AdminPage>
  );
}
