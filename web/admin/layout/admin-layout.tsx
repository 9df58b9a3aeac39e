import { Suspense, type ReactNode } from 'react';
import { Frame } from '#web/layout/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AdminHeader } from './admin-header.tsx';
import styles from './admin-layout.module.css';

interface Props {
  /** As the identity provider spells it. */
  readonly navn: string;
  readonly children: ReactNode;
}

/** Header with navigation, page and footer. The header stays while a page loads. */
export function AdminLayout({ navn, children }: Props) {
  return (
    <Frame header={<AdminHeader navn={navn} />}>
      <Suspense fallback={<Wait />}>{children}</Suspense>
    </Frame>
  );
}

/** For the pages that need no administrator: signing in and out. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Frame width="narrow" header={<AdminHeader navn={null} />}>
      <Suspense fallback={<Wait />}>{children}</Suspense>
    </Frame>
  );
}

function Wait() {
  return (
    <div className={styles.wait}>
      <Spinner label="Laster siden" />
    </div>
  );
}
