import { messages } from '../../../domain/messages.ts';
import { Page as PageFrame } from '../../features/layout/page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './plain-page.module.css';

/** For every address that is none (SPEC §2, error page). */
export function Page() {
  return (
    <PageFrame title={messages.error.heading} heading={messages.error.heading}>
      <p className={styles.lead}>{messages.error.notFound}</p>
      <LinkButton to="/">Til forsiden</LinkButton>
    </PageFrame>
  );
}
