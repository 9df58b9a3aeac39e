import { useEffect, useRef } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { dropAllDrafts } from '#web/form/draft.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** logg-ut, of press users. */
export function Page() {
  return <SignOut action={pressePaths.signout.href()} />;
}

/**
 * Forgets what was typed, and signs out by a form of its own accord: a POST, so that no link from elsewhere can
 * do it (SPEC §2).
 */
export function SignOut({ action }: { readonly action: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    dropAllDrafts();
    form.current?.requestSubmit();
  }, []);
  return (
    <PageFrame title="Logg ut" heading="Logg ut">
      <form ref={form} method="post" action={action} hidden />
      <Spinner label="Logger ut" />
    </PageFrame>
  );
}
