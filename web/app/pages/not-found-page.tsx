import type { ReactNode } from 'react';
import { messages } from '#domain/messages.ts';
import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './plain-page.module.css';

/** For every address that is none. */
export function Page() {
  return (
    <NotFound>
      <LinkButton to="/">Til forsiden</LinkButton>
    </NotFound>
  );
}

/** The error page of a 404 (SPEC §2), with the way on. */
export function NotFound({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame title={messages.error.heading} heading={messages.error.heading}>
      <p className={styles.lead}>{messages.error.notFound}</p>
      {children}
    </PageFrame>
  );
}
