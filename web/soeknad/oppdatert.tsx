import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { soeknadMessages } from '#domain/soeknad.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './oppdatert.module.css';

/** The router state with which a page is opened after a form was sent. */
export interface Arrival {
  readonly profilOppdatert: true;
}

/**
 * 'Profilen ble oppdatert.', for who comes from such a form. The state is removed at once, so that a reload does not show it
 * again. The text comes after its region: screen readers announce only changes of a region.
 */
export function Oppdatert() {
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<Arrival> | null };
  const navigate = useNavigate();
  const [isUpdated] = useState(state?.profilOppdatert === true);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isUpdated) return undefined;
    void navigate(pathname, { replace: true, state: null });
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, [isUpdated, navigate, pathname]);
  if (!isUpdated) return null;
  return (
    <div role="status" className={styles.message}>
      {isSaid && <Message purpose="success">{soeknadMessages.profilUpdated}</Message>}
    </div>
  );
}
