import { isAhead, osloDay, type Day } from './time.ts';

export const VARSEL_TYPES = ['warning', 'info', 'danger'] as const;
export type VarselType = (typeof VARSEL_TYPES)[number];

export interface Varsel {
  readonly message: string;
  readonly purpose: VarselType;
  readonly endDate?: Day | undefined;
}

/** Whether the banner is shown at `now`: its message is not empty, and endDate is absent or after today (Oslo). */
export function isVarselActive(varsel: Varsel, now: Date): boolean {
  if (varsel.message.trim() === '') return false;
  return !varsel.endDate || isAhead(varsel.endDate, osloDay(now));
}
