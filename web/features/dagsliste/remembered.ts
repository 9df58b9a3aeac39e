import { isOfAllCourts } from '#domain/dagsliste.ts';
import { inStorage } from '#web/api/storage.ts';

/** Whether several courts stand side by side, or below each other with more about each case. */
export type Vis = 'side' | 'under';

/*
 * Local storage notes which courts were chosen last, and how they stand. The day is not noted. Without storage a choice lasts as long
 * as the page.
 */
const COURTS = 'dagslisteDomstoler';
const LAYOUT = 'dagslisteVis';
/** One's own courts, whichever they will be. It stands in no address. */
const OWN = 'mine';

export function rememberCourts(ids: readonly string[], own: readonly string[]): void {
  inStorage(() => localStorage.setItem(COURTS, areOwn(ids, own) ? OWN : ids.join()));
}

/** The courts that were chosen last, as they are now; none when there was no choice, or nothing is left of it. */
export function rememberedCourts(
  own: readonly string[],
  isCourt: (id: string) => boolean,
): readonly string[] {
  const noted = inStorage(() => localStorage.getItem(COURTS)) ?? '';
  const ids = noted === OWN ? own : noted.split(',').filter(Boolean);
  return isOfAllCourts(ids) ? ids : ids.filter(isCourt);
}

/** Whether these are all of the user's courts, and several. */
export const areOwn = (ids: readonly string[], own: readonly string[]) =>
  own.length > 1 && ids.join() === own.join();

export function rememberVis(vis: Vis): void {
  inStorage(() => localStorage.setItem(LAYOUT, vis));
}

export const rememberedVis = (): Vis =>
  inStorage(() => localStorage.getItem(LAYOUT)) === 'under' ? 'under' : 'side';
