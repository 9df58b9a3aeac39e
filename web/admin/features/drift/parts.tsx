import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { driftMessages } from '#domain/drift.ts';
import { driftQuery } from '#web/admin/api/drift.ts';
import { failureText } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './drift.module.css';
import { t } from './texts.ts';

interface SectionProps<T> {
  readonly heading: string;
  /** Null when the server could not read it. */
  readonly data: T | null;
  readonly wide?: boolean;
  /** Follows the heading, and is no part of its name. */
  readonly beside?: ReactNode;
  /** At the end of the heading's line. */
  readonly controls?: ReactNode;
  /** Draws the data. A table can be named by `headingId`. */
  readonly children: (data: T, headingId: string) => ReactNode;
}

/** One part of the page. When it could not be read it says so, and the other parts are still shown. */
export function Section<T>({ heading, data, wide = false, ...props }: SectionProps<T>) {
  const { beside, controls, children } = props;
  const id = headingId(heading);
  return (
    <section aria-labelledby={id} className={styles.section} data-wide={wide}>
      <div className={styles.headLine}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        {beside}
        {controls}
      </div>
      {data === null ? (
        <Message purpose="warning">
          <p>{driftMessages.unreadable}</p>
        </Message>
      ) : (
        children(data, id)
      )}
    </section>
  );
}

/** The id of a part's heading, by which an alarm leads to it. */
const headingId = (heading: string) => `drift-${heading.toLowerCase().replace(/[^a-zæøå]+/g, '-')}`;

/** Moves the focus to a part of the page. */
export function goTo(heading: string): void {
  document.getElementById(headingId(heading))?.focus();
}

/** Says so when a list is not complete. */
export function Shown({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (shown >= total) return null;
  return <p className={styles.note}>{t.shown(shown, total)}</p>;
}

/** Retries what failed, one press at a time, and then refetches the page. */
export function useRetry() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const { run, isBusy, error, forget } = useAction(
    async (what: string, send: () => Promise<void>) => {
      setDone(null);
      try {
        await send();
        setDone(what);
      } finally {
        await queryClient.invalidateQueries({ queryKey: driftQuery().queryKey });
      }
    },
  );
  const close = () => {
    setDone(null);
    forget();
  };
  return { run, isBusy, error, done, close };
}
export type Retry = ReturnType<typeof useRetry>;

interface RetryButtonProps {
  readonly retry: Retry;
  /** What is retried, for example «Sak A1». */
  readonly what: string;
  readonly send: () => Promise<void>;
}

/** 'Prøv igjen'. Its accessible name says what is retried. */
export function RetryButton({ retry, what, send }: RetryButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t.retryOf(what)}
      aria-disabled={retry.isBusy}
      onPress={() => void retry.run(what, send)}
    >
      {driftMessages.retry}
    </Button>
  );
}

/**
 * The result of the last retry. The region is there from the start, because screen readers announce changes. It takes the focus
 * when the button that was pressed has gone with its row.
 */
export function RetryMessage({ retry: { done, error, close } }: { readonly retry: Retry }) {
  const region = useRef<HTMLDivElement>(null);
  const hasTaken = useRef<string | null>(null);
  useEffect(() => {
    if (done === null) hasTaken.current = null;
    if (done === hasTaken.current || document.activeElement !== document.body) return;
    hasTaken.current = done;
    region.current?.focus();
  });
  return (
    <div role="status" className={styles.message} ref={region} tabIndex={-1}>
      {done !== null && (
        <Message purpose="success" onClose={close}>
          <p>{t.retried(done)}</p>
        </Message>
      )}
      {error !== null && (
        <Message purpose="danger" onClose={close}>
          <p>{t.retryFailed(failureText(error))}</p>
        </Message>
      )}
    </div>
  );
}
