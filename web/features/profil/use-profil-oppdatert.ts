import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { profilQuery } from '#web/api/profil.ts';
import { soeknadInfoQuery } from '#web/api/soeknad-info.ts';
import { standardDomstolQuery } from '#web/api/standard-domstol.ts';

/** How /profil learns that the user comes from a form that was sent (SPEC §2, profil). */
interface Arrival {
  readonly profilOppdatert: true;
}

/** Reads anew what a change of the profile may have changed, and goes to the profile, which says that it is done. */
export function useGoToUpdatedProfil() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const changed = [profilQuery(), standardDomstolQuery(), soeknadInfoQuery()];
    await Promise.all(changed.map(({ queryKey }) => cache.invalidateQueries({ queryKey })));
    await navigate('/profil', { state: { profilOppdatert: true } satisfies Arrival });
  };
}

/** Whether the user comes from such a form. The flag is used up: a reload, or Back to here, finds none. */
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
