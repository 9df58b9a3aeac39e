import { adminAuthPaths } from '#contract/paths.ts';
import { SignInFailed } from '#web/app/pages/innlogging-feilet-page.tsx';

/** admin/innlogging-feilet. */
export function Page() {
  return <SignInFailed signIn={adminAuthPaths.signin.href()} home="/admin" />;
}
