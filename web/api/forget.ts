import type { QueryClient } from '@tanstack/react-query';
import type { Dagsliste } from '#contract/dagsliste.ts';
import type { Berammingsliste, SakHit } from '#contract/sak.ts';
import { berammingslisteKey, dagslisteKey, favoritterKey, soekeforslagKey } from './keys.ts';
import { readAgain } from './read-again.ts';

/** Changes a case in every list that is kept; null removes it. Other objects stay the same, so they do not render again. */
export function changeInLists(
  client: QueryClient,
  change: <T extends SakHit>(sak: T) => T | null,
): void {
  const changeAll = <T extends SakHit>(saker: T[]) => saker.flatMap((sak) => change(sak) ?? []);
  client.setQueriesData<Berammingsliste>({ queryKey: berammingslisteKey }, (list) =>
    list
      ? {
          ...list,
          hits: changeAll(list.hits),
          sakerUtenfor: changeAll(list.sakerUtenfor),
          nesten: list.nesten && { ...list.nesten, hits: changeAll(list.nesten.hits) },
        }
      : undefined,
  );
  client.setQueryData<SakHit[]>(favoritterKey, (list) => (list ? changeAll(list) : undefined));
  client.setQueriesData<Dagsliste>({ queryKey: dagslisteKey }, (list) =>
    list ? { ...list, saker: changeAll(list.saker) } : undefined,
  );
}

type Named = Partial<Pick<SakHit, 'sakId' | 'saksnummer'>>;

/** The case is hidden or gone: it leaves every list at once, also those that Back would show, and they are read again. */
export function forgetSak(client: QueryClient, { sakId, saksnummer }: Named): void {
  changeInLists(client, (sak) =>
    sak.sakId === sakId || sak.saksnummer === saksnummer ? null : sak,
  );
  client.removeQueries({ queryKey: soekeforslagKey });
  void readAgain(client, berammingslisteKey);
  void readAgain(client, favoritterKey);
  void readAgain(client, dagslisteKey);
}

type Anonymous = Pick<SakHit, 'sakId' | 'parterStatus' | 'saksTema'>;

/** The names of the parties are hidden: they leave every list at once. */
export function forgetNames(client: QueryClient, hidden: Anonymous): void {
  const { sakId, parterStatus, saksTema } = hidden;
  changeInLists(client, (sak) =>
    sak.sakId === sakId && sak.parter !== null
      ? { ...sak, parter: null, parterStatus, saksTema }
      : sak,
  );
}
