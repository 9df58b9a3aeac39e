import { AdminPage } from '../ui/admin-page.tsx';

/** admin and admin/soeknader: the list of applications (SPEC §2). */
export function Page() {
  return <AdminPage title="Søknader">{null}</AdminPage>;
}
