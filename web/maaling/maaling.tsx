import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { measure, sideOf } from './measure.ts';

/** How long somebody waits for the pages, told of nobody in particular; of who asks not to be followed, not at all. */
export function Maaling() {
  const side = sideOf(useLocation().pathname);
  useEffect(() => (isAllowed() ? measure(side) : undefined), [side]);
  return null;
}

/** Global Privacy Control, and the older Do Not Track. */
function isAllowed(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return !globalPrivacyControl && doNotTrack !== '1';
}
