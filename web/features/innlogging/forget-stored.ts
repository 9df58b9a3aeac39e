import { inStorage } from '#web/api/storage.ts';

/**
 * What this browser may keep when somebody signs out, and why: nothing of it says who was here, or what was looked at. Every other
 * key goes, so that a new one goes too until it stands here (tests/checks/stored-keys.test.ts).
 */
export const HARMLESS: Readonly<Record<string, string>> = {
  soeketips: 'whether the advice on searching is open',
  mestRelevante: 'that searches are ordered by relevance',
  dagslisteVis: 'whether the lists of courts stand side by side',
  adminRaderPerSide: 'how many rows a list has',
  hurtigtaster: 'that keys do nothing',
  adminHurtigtaster: 'that the keys of administrators do nothing',
  adminNesteSoeknad: 'that a decision does not lead on to the next application',
  adminDiagram: 'that statistics are tables',
  lastetFra: 'which version of the page has been loaded anew',
  loggetUt: 'that somebody has signed out, until it has been said',
};

/** For sign-out. Storage may be barred; then there is nothing in it. */
export function forgetStored(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    // Each by itself: the other one may be open.
    inStorage(() => {
      const storage = window[name];
      Object.keys(storage)
        .filter((key) => !Object.hasOwn(HARMLESS, key))
        .forEach((key) => storage.removeItem(key));
    });
}
