import { useEffect, useRef } from 'react';
import { pressePaths } from '../../../contract/paths.ts';
import { Page as PageFrame } from '../../features/layout/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Signs out by a form of its own accord: a POST, so that no link from elsewhere can do it (SPEC §2). */
export function Page() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <PageFrame title="Logg ut" heading="Logg ut">
      <form ref={form} method="post" action={pressePaths.signout.href()} hidden />
      <Spinner label="Logger ut" />
    </PageFrame>
  );
}
