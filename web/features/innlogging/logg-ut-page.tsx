import { useEffect, useRef } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { dropAllDrafts } from '#web/form/draft.ts';
import { forgetSearches } from '#web/sak/recent-searches.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** /logg-ut, for press users. */
export function Page() {
  return <SignOut action={pressePaths.signout.href()} />;
}

/** Deletes the drafts and the latest searches of this browser, and submits a form that signs out. Signing out is a POST, so that a link cannot do it. */
export function SignOut({ action }: { readonly action: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    dropAllDrafts();
    forgetSearches();
    form.current?.requestSubmit();
  }, []);
  return (
    <PageFrame title="Logg ut" heading="Logg ut">
      <form ref={form} method="post" action={action} hidden />
      <Spinner label="Logger ut" />
    </PageFrame>
  );
}
