import { apiMessages } from '#domain/api-messages.ts';
import { NotFound } from '#web/layout/not-found-page.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import styles from './layout/admin-layout.module.css';
import { AdminLayout } from './layout/admin-layout.tsx';
import { adminPages } from './pages.ts';
import { t } from './texts.ts';

/** For a user who is signed in but is not an administrator. */
export function NotAdminPage() {
  return (
    <AdminLayout navn={null}>
      <PageFrame title={apiMessages.notAdmin} heading={apiMessages.notAdmin}>
        <p className={styles.lead}>{t.notAdmin}</p>
        <LinkButton to={adminPages.loggUt}>{t.signOut}</LinkButton>
      </PageFrame>
    </AdminLayout>
  );
}

/** For an unknown address below /admin. */
export function NotFoundPage() {
  return (
    <NotFound>
      <LinkButton to={adminPages.soeknader}>{t.toApplications}</LinkButton>
    </NotFound>
  );
}
