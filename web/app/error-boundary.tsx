import { Component, lazy, Suspense, type ReactNode } from 'react';

const ErrorPage = lazy(() => import('./error-page.tsx'));

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}
interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Shows the error page instead of a page that failed to load or to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Suspense>
        <ErrorPage error={failure.error} />
      </Suspense>
    );
  }
}
