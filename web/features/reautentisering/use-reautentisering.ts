import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Soeknad } from '#contract/soeknad.ts';
import { ApiError } from '#web/api/client.ts';
import { oppdaterProfil, reautentiseringQuery } from '#web/api/reautentisering.ts';

/** What is stored of the user, and the yearly update that leads on to the search. */
export function useReautentisering() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery({ ...reautentiseringQuery(), retry: false });
  const submit = async (soeknad: Soeknad) => {
    await oppdaterProfil(soeknad).catch(ignoreHasAccess);
    // With access, every read has another answer.
    client.clear();
    await navigate('/', { replace: true });
  };
  return { user: data, submit };
}

/** Updated in another tab: there is nothing left to do here. */
function ignoreHasAccess(error: unknown): void {
  if (!(error instanceof ApiError && error.body.id === 'has_access')) throw error;
}
