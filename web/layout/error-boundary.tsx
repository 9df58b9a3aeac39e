import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '#web/ui/boundary.tsx';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What is shown of the failure: a whole page, or only its content where header and footer stand. */
  readonly page?: ComponentType<{ readonly error: unknown }>;
}

/**
 * Shows the error page instead of a page that failed to load or to render. It is there from the first load: what has failed
 * may be loading itself. Another address, also by Back, is tried afresh.
 */
export function ErrorBoundary({ children, page: Page = ErrorPage }: ErrorBoundaryProps) {
  const { key } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Boundary resetKey={key} onReset={reset} show={(error) => <Page error={error} />}>
      {children}
    </Boundary>
  );
}
