import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { soeknadMessages } from '#domain/soeknad.ts';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { standardDomstolQuery } from '#web/api/domstoler.ts';
import { profilQuery } from '#web/api/profil.ts';
import { Message } from '#web/ui/message.tsx';
import styles from './profil.module.css';

/** The router state with which /profil is opened after a form was sent. */
interface Arrival {
  readonly profilOppdatert: true;
}

/** Reads again what depends on the profile, and goes to the profile, which then shows that it was updated. */
export function useGoToUpdatedProfil() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const changed = [profilQuery(), standardDomstolQuery(), soeknadInfoQuery()];
    await Promise.all(changed.map(({ queryKey }) => cache.invalidateQueries({ queryKey })));
    await navigate('/profil', { state: { profilOppdatert: true } satisfies Arrival });
  };
}

/** Whether the user comes from such a form. The state is removed at once, so that a reload does not show it again. */
export function useIsUpdated(): boolean {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const [isUpdated] = useState(() => {
    const state = location.state as Partial<Arrival> | null;
    return state?.profilOppdatert === true;
  });
  useEffect(() => {
    if (isUpdated) void navigate(pathname, { replace: true, state: null });
  }, [isUpdated, navigate, pathname]);
  return isUpdated;
}

/** 'Profilen ble oppdatert.' The text comes after its region: screen readers announce only changes of a region. */
export function UpdatedMessage() {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div role="status" className={styles.message}>
      {isSaid && <Message purpose="success">{soeknadMessages.profilUpdated}</Message>}
    </div>
  );
}
