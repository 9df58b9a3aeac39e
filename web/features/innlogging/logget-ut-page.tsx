import { useEffect } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { forgetSignedOut } from '#web/api/signed-out.ts';
import { PageFrame } from '#web/layout/page.tsx';
import styles from '#web/layout/plain-page.module.css';
import { LinkButton } from '#web/ui/button.tsx';
import { t } from './texts.ts';

/** /logget-ut, for press users. */
export function Page() {
  return <SignedOut signIn={pressePaths.signin.href()} home="/" />;
}

interface Props {
  /** The address that signs in. */
  readonly signIn: string;
  /** The page to open after sign-in. */
  readonly home: string;
}

/** Where the way out ends, and how to come in again. */
export function SignedOut({ signIn, home }: Props) {
  useEffect(forgetSignedOut, []);
  return (
    <PageFrame title={t.signedOut} heading={t.signedOut}>
      <p role="status" className={styles.lead}>
        {t.closeBrowser}
      </p>
      <LinkButton to={`${signIn}?${new URLSearchParams({ redirectUrl: home })}`} reloadDocument>
        {t.signInAgain}
      </LinkButton>
    </PageFrame>
  );
}
