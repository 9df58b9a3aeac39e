import { driftMessages } from '#domain/drift-messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { Retry } from './use-retry.ts';

interface Props {
  readonly retry: Retry;
  /** What is tried again, e.g. «Sak A1». */
  readonly what: string;
  readonly send: () => Promise<void>;
}

/** 'Prøv igjen', with what as a part of its name. */
export function RetryButton({ retry, what, send }: Props) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${driftMessages.retry}: ${what}`}
      aria-disabled={retry.isBusy}
      onPress={() => void retry.run(what, send)}
    >
      {driftMessages.retry}
    </Button>
  );
}
