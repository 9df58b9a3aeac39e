import { VarselEditor } from '#web/admin/features/varsel/varsel-editor.tsx';
import { AdminPage } from '#web/admin/ui/admin-page.tsx';

/** admin/varsel: the banner's editor (SPEC §2). */
export function Page() {
  return (
    <AdminPage title="Varselbanner" lead="Vises øverst på søkesiden for alle pressebrukere.">
      <VarselEditor />
    </AdminPage>
  );
}
