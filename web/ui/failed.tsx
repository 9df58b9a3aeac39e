import { useLayoutEffect, useRef } from 'react';
import { failureText } from '#web/api/client.ts';
import { findContact, hasContact } from '#web/api/contact.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

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

/** Where the focus waits while something is tried again. */
let waiting: Element | null = null;

/**
 * 'Prøv igjen', below what could not be fetched. While it is tried again, the button is gone: the focus waits at the
 * page's heading, and comes back to the button if that fails too.
 */
export function RetryButton({ onRetry }: { readonly onRetry: () => unknown }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (waiting !== null && document.activeElement === waiting) button?.focus();
    waiting = null;
    return () => {
      if (document.activeElement === button) waiting = focusHeading();
    };
  }, []);
  return (
    <Button
      ref={ref}
      variant="secondary"
      size="small"
      onPress={() => {
        // What waits for contact goes on by itself: all that can be tried is to find some.
        if (!hasContact()) void findContact();
        onRetry();
      }}
    >
      Prøv igjen
    </Button>
  );
}

function focusHeading(): Element | null {
  const place =
    document.querySelector<HTMLElement>('main h1[tabindex]') ??
    document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
  return place;
}
