import { useQuery } from '@tanstack/react-query';
import type { SakHit } from '#contract/sak.ts';
import type { SkjultSak } from '#contract/skjult.ts';
import { favoritterQuery, skjulteFavoritterQuery } from '#web/api/favoritter.ts';
import type { Row } from './sak-table.tsx';

/**
 * The user's favourites as rows, those that the court has hidden at the end; undefined until they are read. One whose star
 * has been taken away is gone at once, and back when the server refuses.
 */
export function useFavorittRows(enabled = true) {
  const { data, failureReason: error, refetch } = useQuery({ ...favoritterQuery(), enabled });
  const { data: hidden } = useQuery({ ...skjulteFavoritterQuery(), enabled });
  return { rows: data && rowsOf(data, hidden), error, retry: () => void refetch() };
}

/** A favourite that has become hidden since is there once. */
function rowsOf(saker: readonly SakHit[], hidden: readonly SkjultSak[] = []): Row[] {
  const ids = new Set(hidden.map(({ sakId }) => sakId));
  const shown = saker.filter(({ sakId }) => !ids.has(sakId));
  return [...shown, ...hidden.map(hiddenRow)].filter(({ isFavoritt }) => isFavoritt);
}

const NO_FILES = { utgaaetFil: false, filer: [] };

function hiddenRow({ sakId, saksnummer, domstolNavn, erFavoritt }: SkjultSak): Row {
  return {
    ...{ sakId, saksnummer, domstolNavn, isFavoritt: erFavoritt, skjult: true },
    ...{ rettsmoeteIntervaller: [], begrensninger: [], saksTema: null, sakstype: null },
    ...{ parter: null, parterStatus: 0, tiltale: NO_FILES, avgjorelse: NO_FILES },
    ...{ avsagt: null, erHentetFraSakApi: false, beskrivelse: null },
    // Never shown: there is no more of the case than the line above.
    ...{ foerstSett: '', endret: null },
  };
}
