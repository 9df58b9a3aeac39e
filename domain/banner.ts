import { isAhead, osloDay, type Day } from './time.ts';

export const BANNER_TYPES = ['warning', 'info', 'danger'] as const;
export type BannerType = (typeof BANNER_TYPES)[number];

export interface Banner {
  readonly message: string;
  readonly purpose: BannerType;
  readonly endDate?: Day | undefined;
}

/** Whether the banner is shown at `now`: its message is not empty, and endDate is absent or after today (Oslo). */
export function isBannerActive(banner: Banner, now: Date): boolean {
  if (banner.message.trim() === '') return false;
  return !banner.endDate || isAhead(banner.endDate, osloDay(now));
}
