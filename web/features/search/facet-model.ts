import { useState } from 'react';
import { FASETTER, type Fasett, fasettParam, type SearchParams } from '#contract/search.ts';
import type { Fasetter, Fasettverdi } from '#contract/treff.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';

/** The counts of the search before stay until the next have come. */
export function useLastKnown(fasetter: Fasetter | null = null): Fasetter | null {
  const [known, setKnown] = useState(fasetter);
  if (fasetter && fasetter !== known) setKnown(fasetter);
  return fasetter ?? known;
}

/** Every chosen value, in the order of the facets. */
export function chosenValues(params: SearchParams): { fasett: Fasett; verdi: string }[] {
  return FASETTER.flatMap((fasett) =>
    params[fasettParam(fasett)].map((verdi) => ({ fasett, verdi })),
  );
}

/** The facets to show. One with one value narrows nothing, except a restriction, nor does the court when the form names one. */
export function usefulFacets(params: SearchParams, known: Fasetter | null): readonly Fasett[] {
  return FASETTER.filter((fasett) => {
    if (params[fasettParam(fasett)].length > 0) return true;
    if (fasett === 'domstol' && params.domstolid !== ALL_COURTS) return false;
    return (known?.[fasett].length ?? 0) > (fasett === 'begrensning' ? 0 : 1);
  });
}

/** The search with these values chosen in a facet. */
export function choosing(fasett: Fasett, values: readonly string[]): Partial<SearchParams> {
  return { [fasettParam(fasett)]: [...values], page: 1 };
}

/** The search in which nothing is chosen. */
export const choosingNothing: Partial<SearchParams> = {
  ...Object.fromEntries(FASETTER.map((fasett) => [fasettParam(fasett), []])),
  page: 1,
};

/** A chosen value that no hit has any more is still there to be removed. */
export function withChosen(
  values: readonly Fasettverdi[],
  chosen: readonly string[],
): readonly Fasettverdi[] {
  const gone = chosen.filter((verdi) => !values.some((one) => one.verdi === verdi));
  return [...values, ...gone.map((verdi) => ({ verdi, navn: verdi, antall: 0 }))];
}
