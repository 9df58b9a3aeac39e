/** What a suggestion leads to: another text for the field (perhaps in a court), or an address. */
export type Choice =
  { readonly query: string; readonly domstolid: string | null } | { readonly address: string };

/** What the field asks of the list of suggestions. */
export interface SuggestionsHandle {
  readonly move: (to: 'next' | 'previous' | 'first' | 'last') => void;
  /** Chooses the active suggestion; false when there is none. */
  readonly choose: () => boolean;
}
