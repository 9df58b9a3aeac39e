import { adminAuthPaths } from '#contract/paths.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { SignInFailed } from '#web/features/innlogging/innlogging-feilet-page.tsx';
import { SignedOut } from '#web/features/innlogging/logget-ut-page.tsx';
import { SignOut } from '#web/features/innlogging/logg-ut-page.tsx';
import { NotFound } from '#web/layout/not-found-page.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import styles from './layout/admin-layout.module.css';
import { AdminFrame } from './layout/admin-layout.tsx';
import { adminPages } from './pages.ts';

/** For a user who is signed in but is not an administrator. */
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

/** For an unknown address below /admin. */
export function NotFoundPage() {
  return (
    <NotFound>
      <LinkButton to={adminPages.soeknader}>Til søknadene</LinkButton>
    </NotFound>
  );
}

/** admin/innlogging-feilet. */
export function SignInFailedPage() {
  return <SignInFailed signIn={adminAuthPaths.signin.href()} home="/admin" />;
}

/** admin/logg-ut. */
export function SignOutPage() {
  return <SignOut side="admin" action={adminAuthPaths.signout.href()} />;
}

/** admin/logget-ut. */
export function SignedOutPage() {
  return <SignedOut signIn={adminAuthPaths.signin.href()} home="/admin" />;
}
