import { useState } from 'react';

/** What is in force; null for nothing. */
interface Suspension {
  readonly til: string | null;
  readonly begrunnelse: string;
}

/**
 * Whether another one has changed the suspension since the form was opened that `isHeld` by what is done in it. The page reads what
 * is in force again whenever somebody comes back to it.
 */
export function useOvertaken(now: Suspension | null, isHeld: boolean): boolean {
  const [opened, setOpened] = useState(now);
  if (!isHeld && opened !== now) setOpened(now);
  return isHeld && (now?.til !== opened?.til || now?.begrunnelse !== opened?.begrunnelse);
}
