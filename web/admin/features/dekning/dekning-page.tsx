import { adminPaths } from '#contract/admin/paths.ts';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';
import { Varsling } from '#web/dekning/varsling.tsx';
import { t } from './texts.ts';

const CALLS = {
  json: adminPaths.dekningVarsling.href(),
  csv: adminPaths.dekningVarslingCsv.href(),
};

/** /admin/dekning: how well each court announces its hearings, before journalists see it. */
export function Page() {
  return (
    <AdminPage title={t.heading}>
      <Varsling calls={CALLS} />
    </AdminPage>
  );
}
