import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Soeknad } from '#contract/soeknad.ts';
import { ApiError } from '#web/api/client.ts';
import { minSoeknadQuery } from '#web/api/min-soeknad.ts';
import { registrerSoeknad } from '#web/api/registrer-soeknad.ts';
import { soeknadInfoQuery } from '#web/api/soeknad-info.ts';

/** Where the applicant stands, what has been sent, and how to send it. */
export function useSoeknad() {
  const client = useQueryClient();
  const { data: info } = useSuspenseQuery(soeknadInfoQuery());
  const mine = useQuery({ ...minSoeknadQuery(), enabled: info.brukerHarAktivSoeknad });
  const [hasSent, setSent] = useState(false);
  const { queryKey } = soeknadInfoQuery();

  // Decided since: what the applicant may do now is for the guard and the page to find out anew.
  const isGone = mine.error instanceof ApiError && mine.error.status === 404;
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: ['soeknad-info'] });
  }, [client, isGone]);

  const submit = async (soeknad: Soeknad) => {
    const outcome = await registrerSoeknad(soeknad).then(() => 'sent', whatStands);
    if (outcome === 'has_access') return client.invalidateQueries({ queryKey });
    client.removeQueries({ queryKey: minSoeknadQuery().queryKey });
    client.setQueryData(queryKey, { ...info, brukerHarAktivSoeknad: true });
    setSent(true);
    return client.invalidateQueries({ queryKey });
  };
  return { info, mine, hasSent, submit };
}

/** Two refusals say that there is nothing more to send: what stands at the server is what the page shows. */
function whatStands(error: unknown): string {
  const id = error instanceof ApiError ? error.body.id : '';
  if (id === 'application_active' || id === 'has_access') return id;
  throw error;
}
