import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { soeknadInfoQuery } from '#web/api/bruker.ts';
import { standardDomstolQuery } from '#web/api/domstoler.ts';
import { profilQuery } from '#web/api/profil.ts';
import type { Arrival } from '#web/soeknad/oppdatert.tsx';

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
