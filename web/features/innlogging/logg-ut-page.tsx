import { useEffect, useRef } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { noteSignedOut, type Side } from '#web/api/signed-out.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { dropAllDrafts } from '#web/form/draft.ts';
import { forgetSearches } from '#web/sak/recent-searches.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** /logg-ut, for press users. */
export function Page() {
  return <SignOut side="presse" action={pressePaths.signout.href()} />;
}

interface SignOutProps {
  readonly side: Side;
  /** The address that signs out. */
  readonly action: string;
}

/** Deletes the drafts and the latest searches of this browser, and submits a form that signs out. Signing out is a POST, so that a link cannot do it. */
export function SignOut({ side, action }: SignOutProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    dropAllDrafts();
    forgetSearches();
    noteSignedOut(side);
    form.current?.requestSubmit();
  }, [side]);
  return (
    <PageFrame title="Logg ut" heading="Logg ut">
      <form ref={form} method="post" action={action} hidden />
      <Spinner label="Logger ut" />
    </PageFrame>
  );
}
