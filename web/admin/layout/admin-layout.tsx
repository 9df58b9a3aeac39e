import { Suspense, type ReactNode } from 'react';
import { Frame } from '#web/layout/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AdminBanners } from './admin-banners.tsx';
import { AdminHeader } from './admin-header.tsx';
import styles from './admin-layout.module.css';
import { t } from './texts.ts';

interface Props {
  /** As the identity provider spells it; null on the pages that need no administrator: signing in and out. */
  readonly navn: string | null;
  readonly children: ReactNode;
}

/** Header with navigation, page and footer. The header stays while a page loads. */
export function AdminLayout({ navn, children }: Props) {
  const wait = (
    <div className={styles.wait}>
      <Spinner label={t.loading} />
    </div>
  );
  return (
    <Frame width={navn === null ? 'narrow' : 'wide'} header={<AdminHeader navn={navn} />}>
      {navn !== null && <AdminBanners />}
      <Suspense fallback={wait}>{children}</Suspense>
    </Frame>
  );
}
