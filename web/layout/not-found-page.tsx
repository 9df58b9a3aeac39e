import type { ReactNode } from 'react';
import { messages } from '#domain/messages.ts';
import { t } from './not-found-texts.ts';
import { PageFrame } from './page.tsx';
import styles from './plain-page.module.css';
import { LinkButton } from '#web/ui/button.tsx';

/** For every address without a page. */
export function Page() {
  return (
    <NotFound>
      <LinkButton to="/">{t.toFrontPage}</LinkButton>
    </NotFound>
  );
}

/** The page of a 404. Its children say where to go instead. */
export function NotFound({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame title={messages.error.heading} heading={messages.error.heading}>
      <p className={styles.lead}>{messages.error.notFound}</p>
      {children}
    </PageFrame>
  );
}
