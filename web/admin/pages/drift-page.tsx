import { driftMessages } from '#domain/drift-messages.ts';
import { DriftStatus } from '#web/admin/features/drift/drift-status.tsx';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';

/** admin/drift: how the service is, for whoever operates it. */
export function Page() {
  return (
    <AdminPage title={driftMessages.title}>
      <DriftStatus />
    </AdminPage>
  );
}
