import type { Banner, BannerType } from './banner.ts';
import { bokmaal } from './texts.ts';

/** Whom a banner is for. Each is told by the page: journalists search, applicants apply, administrators have pages of their own. */
export const MAALGRUPPER = ['alle', 'journalister', 'soekere', 'administratorer'] as const;
export type Maalgruppe = (typeof MAALGRUPPER)[number];

export const MAALGRUPPE_NAVN = bokmaal({
  alle: 'Alle',
  journalister: 'Journalister',
  soekere: 'Søkere',
  administratorer: 'Administratorer',
} satisfies Record<Maalgruppe, string>);

/** A banner among several, from `start` until `slutt`. */
export interface PlannedBanner extends Pick<Banner, 'message' | 'purpose'> {
  readonly id: number;
  /** Null: since it was stored. */
  readonly start: Date | null;
  /** Null: until somebody stops it. */
  readonly slutt: Date | null;
  readonly til: Maalgruppe;
}

export type BannerState = 'vises' | 'planlagt' | 'over';

/** Whether a banner is shown at `now`, will be, or has been. One that ends before it begins is over. */
export function bannerState({ start, slutt }: Pick<PlannedBanner, 'start' | 'slutt'>, now: Date) {
  const state: BannerState =
    slutt !== null && (slutt <= now || (start !== null && slutt <= start))
      ? 'over'
      : start !== null && start > now
        ? 'planlagt'
        : 'vises';
  return state;
}

/** Whether whoever `who` are see it, while it is shown. */
export function isFor({ til }: Pick<PlannedBanner, 'til'>, who: Maalgruppe): boolean {
  return til === 'alle' || til === who;
}

const SERIOUS: readonly BannerType[] = ['danger', 'warning', 'info'];
const NEVER = Number.POSITIVE_INFINITY;

/** The order in which several are shown: the most serious first, then the one that ends first. */
export function compareBanners(one: PlannedBanner, other: PlannedBanner): number {
  const end = ({ slutt }: PlannedBanner) => slutt?.getTime() ?? NEVER;
  return (
    SERIOUS.indexOf(one.purpose) - SERIOUS.indexOf(other.purpose) ||
    // Two without an end are equal; their difference would be no number.
    (end(one) === end(other) ? one.id - other.id : end(one) - end(other))
  );
}

/** What these people see at `now`, in order. One without a text is none. */
export function shownBanners<B extends PlannedBanner>(
  all: readonly B[],
  who: Maalgruppe,
  now: Date,
): B[] {
  return all
    .filter((one) => isFor(one, who) && one.message.trim() !== '')
    .filter((one) => bannerState(one, now) === 'vises')
    .sort(compareBanners);
}

/** When the next one begins or ends for these people; null when none will. */
export function nextChange(all: readonly PlannedBanner[], who: Maalgruppe, now: Date): Date | null {
  const times = all
    .filter((one) => isFor(one, who) && bannerState(one, now) !== 'over')
    .flatMap(({ start, slutt }) => [start, slutt])
    .filter((time): time is Date => time !== null && time > now);
  return times.length === 0 ? null : new Date(Math.min(...times.map(Number)));
}

/** As administrators read them: what is shown now, what is planned by its start, what is over with the last one first. */
export function inListOrder<B extends PlannedBanner>(all: readonly B[], now: Date): B[] {
  const rank: readonly BannerState[] = ['vises', 'planlagt', 'over'];
  const start = (one: B) => one.start?.getTime() ?? 0;
  const end = (one: B) => one.slutt?.getTime() ?? 0;
  return [...all].sort((one, other) => {
    const state = bannerState(one, now);
    const apart = rank.indexOf(state) - rank.indexOf(bannerState(other, now));
    if (apart !== 0) return apart;
    if (state === 'vises') return compareBanners(one, other);
    return (
      (state === 'over' ? end(other) - end(one) : start(one) - start(other)) || one.id - other.id
    );
  });
}
