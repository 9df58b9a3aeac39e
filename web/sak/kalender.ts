import { pressePaths } from '#contract/paths.ts';

/** The file with the hearings of a case that are to come; null when it would have none. `slutter`: when each of its hearings ends. */
export function kalenderHref(
  { sakId, erHentetFraSakApi }: { readonly sakId: string; readonly erHentetFraSakApi: boolean },
  slutter: readonly string[],
  now: Date,
): string | null {
  const isToBeHeard = slutter.some((slutt) => Date.parse(slutt) > now.getTime());
  if (!isToBeHeard || erHentetFraSakApi) return null;
  return `${pressePaths.kalender.href()}?sakId=${encodeURIComponent(sakId)}`;
}
