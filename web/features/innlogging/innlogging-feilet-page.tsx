import { useSearchParams } from 'react-router';
import { pressePaths } from '#contract/paths.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from '#web/layout/plain-page.module.css';
import { t } from './texts.ts';

/** /innlogging-feilet, for press users. */
export function Page() {
  return <SignInFailed signIn={pressePaths.signin.href()} home="/" />;
}

interface Props {
  /** The address that signs in. */
  readonly signIn: string;
  /** The page to open after sign-in. */
  readonly home: string;
}

/** The page that the server redirects to after a failed sign-in; `aarsak` says why, when the user can do something about it. */
export function SignInFailed({ signIn, home }: Props) {
  const [query] = useSearchParams();
  const detail = query.get('aarsak') === 'nivaa' ? t.levelRefused : t.failedDetail;
  return (
    <PageFrame title={t.failed} heading={t.failed}>
      <div className={styles.lead}>
        <Message purpose="danger">{detail}</Message>
      </div>
      <LinkButton to={`${signIn}?${new URLSearchParams({ redirectUrl: home })}`} reloadDocument>
        {t.tryAgain}
      </LinkButton>
    </PageFrame>
  );
}
