import { pressePaths } from '../../../contract/paths.ts';
import { messages } from '../../../domain/messages.ts';
import { Page as PageFrame } from '../../features/layout/page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './plain-page.module.css';

/** Where the server sends whom it could not sign in (SPEC §8). */
export function Page() {
  const signIn = `${pressePaths.signin.href()}?${new URLSearchParams({ redirectUrl: '/' })}`;
  return (
    <PageFrame title={messages.auth.failed} heading={messages.auth.failed}>
      <div className={styles.lead}>
        <Message purpose="danger">{messages.auth.failedDetail}</Message>
      </div>
      <LinkButton to={signIn} reloadDocument>
        Prøv å logge inn igjen
      </LinkButton>
    </PageFrame>
  );
}
