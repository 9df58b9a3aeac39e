import type { Day } from '#domain/time.ts';
import { formatDay } from '#web/format.ts';
import { t } from './texts.tsx';

/** When one can apply again after taking an application back: the same on the page, in the dialog and in the receipt. */
export const soekPaaNytt = (fra: Day | null): string =>
  fra === null ? t.applyAtOnce : t.applyFrom(formatDay(fra));
