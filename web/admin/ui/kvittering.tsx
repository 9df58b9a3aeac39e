import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Message } from '#web/ui/message.tsx';
import styles from './kvittering.module.css';

/** How a page learns what was done on the page before it. */
export interface KvitteringState {
  readonly kvittering: string;
}

/** What the page before says was done; null for nothing. It is used up: a reload, or Back to here, finds none. */
export function useKvittering(): string | null {
  const { pathname, search, ...location } = useLocation();
  const state = location.state as Partial<KvitteringState> | null;
  const navigate = useNavigate();
  const [text] = useState(state?.kvittering ?? null);
  const isNew = state?.kvittering !== undefined;
  useEffect(() => {
    if (isNew) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isNew, navigate, pathname, search]);
  return text;
}

/** Says that something has been done, politely; a screen reader hears what changes in a region that it knows. */
export function Kvittering({ text }: { readonly text: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <div role="status" className={styles.kvittering}>
      {said && (
        <Message purpose="success" onClose={() => setSaid(null)}>
          {said}
        </Message>
      )}
    </div>
  );
}
