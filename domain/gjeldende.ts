import type { Day } from './time.ts';

/** What is hidden or restricted now, as far as its place in the list of all of it is about. */
interface TilGjennomsyn {
  /** The Oslo day on which somebody shall look at it again; null: none was set. */
  readonly seIgjen: Day | null;
  /** An instant, as ISO 8601. */
  readonly siden: string;
}

/** Whether it is to be looked at again today, or should have been. */
export function skalSesPaa({ seIgjen }: Pick<TilGjennomsyn, 'seIgjen'>, today: Day): boolean {
  return seIgjen !== null && seIgjen <= today;
}

/** What is due first, the longest due before the others; then the newest. */
export function iRekkefoelge<T extends TilGjennomsyn>(alle: readonly T[], today: Day): T[] {
  return alle.toSorted((a, b) => {
    const [first, second] = [skalSesPaa(a, today), skalSesPaa(b, today)];
    if (first !== second) return first ? -1 : 1;
    if (first && a.seIgjen !== b.seIgjen) return a.seIgjen! < b.seIgjen! ? -1 : 1;
    return Date.parse(b.siden) - Date.parse(a.siden);
  });
}
