import type { ReactNode } from 'react';
import { failureText } from '#web/api/client.ts';
import { Message, RetryButton } from './message.tsx';
import styles from './message.module.css';

interface Props {
  /** What did not work, for example «Kunne ikke hente brukeren». */
  readonly heading?: string | undefined;
  readonly error: unknown;
  /** Why, where that is more than the error says. */
  readonly why?: string | null | undefined;
  /** Where it can be tried again from here. */
  readonly onRetry?: () => unknown;
}

/** Says at once that something did not work, and why. */
export function Failed({ heading, error, why, onRetry }: Props) {
  return (
    <Message purpose="danger" role="alert" {...(heading && { heading })}>
      <p>{why ?? failureText(error)}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </Message>
  );
}

interface AwaitedProps {
  /** The heading when it fails, for example «Kunne ikke hente søknadene». */
  readonly failed: string;
  /** Why it could not be fetched; null while it is being fetched. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** What stands here in the meantime. */
  readonly children?: ReactNode;
}

/** In the place of rows, or of another part of a page: that they are fetched; or that they could not be, with a button to try again. */
export function Awaited({ failed, error, onRetry, children }: AwaitedProps) {
  if (!error) return children;
  return (
    <div className={styles.failure}>
      <Failed heading={failed} error={error} onRetry={onRetry} />
    </div>
  );
}
