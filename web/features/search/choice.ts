import type { Day } from '#domain/time.ts';

/** What a suggestion leads to: another text for the field (perhaps in a court, perhaps on one day), or an address. */
export type Choice = ChosenSearch | { readonly address: string };

export interface ChosenSearch {
  readonly query: string;
  readonly domstolid: string | null;
  readonly dag: Day | null;
}

/** What the field asks of the list of suggestions. */
export interface SuggestionsHandle {
  readonly move: (to: 'next' | 'previous' | 'first' | 'last') => void;
  /** Chooses the active suggestion; false when there is none. */
  readonly choose: () => boolean;
}
