import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Message } from '#web/ui/message.tsx';
import styles from './kvittering.module.css';

/** History state: what was done on the previous page, in words. */
export interface KvitteringState {
  readonly kvittering: string;
}

/** What was done on the previous page; null for nothing. It is read once: a reload, or Back to here, finds nothing. */
export function useKvittering(): string | null {
  const { pathname, search, ...location } = useLocation();
  const state = location.state as Partial<KvitteringState> | null;
  const navigate = useNavigate();
  const [text] = useState(state?.kvittering ?? null);
  const isNew = state?.kvittering !== undefined;
  useEffect(() => {
    if (isNew) void navigate({ pathname, search }, { replace: true, state: withoutText(state) });
  }, [isNew, navigate, pathname, search, state]);
  return text;
}

/** What else the history keeps of the page; null for nothing. */
function withoutText(state: object | null): unknown {
  const rest = Object.entries(state ?? {}).filter(([key]) => key !== 'kvittering');
  return rest.length > 0 ? Object.fromEntries(rest) : null;
}

/** Confirms what was done. The region is empty at first, because screen readers announce changes, not what is there. */
export function Kvittering({
  text,
  children,
}: {
  readonly text: string | null;
  /** What can be done about it. */
  readonly children?: ReactNode;
}) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <div role="status" className={styles.kvittering}>
      {said && (
        <Message purpose="success" onClose={() => setSaid(null)}>
          {children ? (
            <div className={styles.handling}>
              <p>{said}</p>
              {children}
            </div>
          ) : (
            said
          )}
        </Message>
      )}
    </div>
  );
}
