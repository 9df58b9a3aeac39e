import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { noteSignedOut, type Side } from '#web/api/signed-out.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { forgetStored } from './forget-stored.ts';
import { t } from './texts.ts';

/** /logg-ut, for press users. */
export function Page() {
  return <SignOut side="presse" action={pressePaths.signout.href()} />;
}

interface SignOutProps {
  readonly side: Side;
  /** The address that signs out. */
  readonly action: string;
}

/**
 * Forgets what this browser has of the session, and submits a form that signs out. Signing out is a POST, so that a link cannot
 * do it. The browser may keep this very page for Back: lists that it still had would be drawn again, with their names.
 */
export function SignOut({ side, action }: SignOutProps) {
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  useEffect(() => {
    client.clear();
    forgetStored();
    noteSignedOut(side);
    form.current?.requestSubmit();
  }, [client, side]);
  return (
    <PageFrame title={t.signOut} heading={t.signOut}>
      <form ref={form} method="post" action={action} hidden />
      <Spinner label={t.signingOut} />
    </PageFrame>
  );
}
