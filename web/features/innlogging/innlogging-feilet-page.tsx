import { pressePaths } from '#contract/paths.ts';
import { messages } from '#domain/messages.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from '#web/layout/plain-page.module.css';

/** innlogging-feilet, of press users. */
export function Page() {
  return <SignInFailed signIn={pressePaths.signin.href()} home="/" />;
}

interface Props {
  /** Where one tries again. */
  readonly signIn: string;
  /** Where one wanted to, as far as is known. */
  readonly home: string;
}

/** Where the server sends whom it could not sign in (SPEC §8). */
export function SignInFailed({ signIn, home }: Props) {
  return (
    <PageFrame title={messages.auth.failed} heading={messages.auth.failed}>
      <div className={styles.lead}>
        <Message purpose="danger">{messages.auth.failedDetail}</Message>
      </div>
      <LinkButton to={`${signIn}?${new URLSearchParams({ redirectUrl: home })}`} reloadDocument>
        Prøv å logge inn igjen
      </LinkButton>
    </PageFrame>
  );
}
