import type { SakDocument } from '#search/sak-document.ts';

/**
 * What the index has of a case's hearings beside the nested ones: it says nothing that they do not, but most searches and
 * counts need not look into those for it.
 */
export interface OfHearings {
  /** When there are hearings; each ends after it begins (Postgres makes sure). */
  readonly moetetid: readonly { readonly gte: string; readonly lt: string }[];
  /** The type of all hearings of the case; null when they have none, or not the same. */
  readonly moetetype: string | null;
  /** The hearings have not all the same type. */
  readonly ulikeMoetetyper: boolean;
}

export function ofHearings({ rettsmoeter }: Pick<SakDocument, 'rettsmoeter'>): OfHearings {
  const types = new Set(rettsmoeter.map(({ typeNavn }) => typeNavn));
  const [type = null] = types;
  const areDifferent = types.size > 1;
  return {
    moetetid: rettsmoeter.map(({ start, slutt }) => ({ gte: start, lt: slutt })),
    moetetype: areDifferent ? null : type,
    ulikeMoetetyper: areDifferent,
  };
}
