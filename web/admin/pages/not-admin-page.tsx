import { apiMessages } from '#domain/api-messages.ts';
import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AdminFrame } from '#web/admin/layout/admin-layout.tsx';
import { adminPages } from '#web/admin/pages.ts';
import styles from '#web/admin/layout/admin-layout.module.css';

/** For whoever is signed in without being an administrator (SPEC §2, admin routes). */
export function NotAdminPage() {
  return (
    <AdminFrame>
      <PageFrame title={apiMessages.notAdmin} heading={apiMessages.notAdmin}>
        <p className={styles.lead}>
          Du er logget inn, men ikke som administrator. Logg ut for å logge inn som en annen.
        </p>
        <LinkButton to={adminPages.loggUt}>Logg ut</LinkButton>
      </PageFrame>
    </AdminFrame>
  );
}
