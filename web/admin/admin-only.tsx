import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { adminbrukerQuery } from './api/adminbruker.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { NotAdminPage } from './pages/not-admin-page.tsx';

/** An admin page first asks who is there; others are told that it is not for them (SPEC §6). */
export function AdminOnly() {
  const { data } = useSuspenseQuery({ ...adminbrukerQuery(), retry: false });
  return data ? (
    <AdminLayout navn={data.navn}>
      <Outlet />
    </AdminLayout>
  ) : (
    <NotAdminPage />
  );
}
