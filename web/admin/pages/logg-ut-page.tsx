import { adminAuthPaths } from '#contract/paths.ts';
import { SignOut } from '#web/app/pages/logg-ut-page.tsx';

/** admin/logg-ut. */
export function Page() {
  return <SignOut action={adminAuthPaths.signout.href()} />;
}
