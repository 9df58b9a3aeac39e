import { isIPv6 } from 'node:net';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { identityHash } from '#bff/session/crypto.ts';
import type { Session } from '#bff/session/session.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { type Counted, countCall, deleteEndedCounts } from '#db/rategrense/counts.ts';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';
import { describeError } from './logging.ts';
import type { Metrics } from './metrics.ts';

/**
 * Groups of calls with a limit each. `machine`: calls with a valid API key. `key`: calls with an invalid one. `other`: calls of
 * signed-in users that have no limit of their own.
 */
export type LimitName =
  | 'signin'
  | 'signout'
  | 'link'
  | 'search'
  | 'suggest'
  | 'count'
  | 'details'
  | 'document'
  | 'favourite'
  | 'note'
  | 'application'
  | 'machine'
  | 'key'
  | 'feed'
  | 'other';

export interface RateLimits {
  /** Counts a call of `who`: null lets it in, otherwise the ms to wait. */
  readonly take: (name: LimitName, who: string, now: Date) => Promise<number | null>;
}

interface Parts {
  readonly db: Knex;
  readonly key: Buffer;
  /** Calls a minute. */
  readonly points: Readonly<Record<LimitName, number>>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'limited' | 'limitOutages'>;
}

const PERIOD = 60_000;
/** ms for which a server counts by itself after the shared count has failed. */
const ALONE = 5000;

/**
 * Limits in calls a minute, counted in Postgres for all servers together; one that has been reached is remembered here
 * and asked about no more. Where the count itself fails, each server counts for itself (docs/decisions/0029); when all
 * of Postgres is away, so is the service.
 */
export function createRateLimits({ db, key, points, logger, metrics }: Parts): RateLimits {
  const own = createOwnCounts();
  let aloneUntil = 0;
  let cleanAt = 0;

  const shared = async (hash: Buffer, now: Date): Promise<Counted | null> => {
    if (now.getTime() < aloneUntil) return null;
    try {
      if (now.getTime() >= cleanAt) {
        cleanAt = now.getTime() + PERIOD;
        await deleteEndedCounts(db, now);
      }
      return await countCall(db, hash, now, PERIOD);
    } catch (error) {
      if (isDatabaseUnavailable(error) && !tookTooLong(error)) throw error;
      aloneUntil = now.getTime() + ALONE;
      metrics.limitOutages.inc();
      logger.error(describeError(error), 'rate_limits_not_shared');
      return null;
    }
  };

  return {
    take: async (name, who, now) => {
      const hash = identityHash(key, `limit:${name}:${who}`);
      const place = hash.toString('base64url');
      const reached = own.reached(place, now);
      const { count, ends } = reached ?? (await shared(hash, now)) ?? own.count(place, now);
      if (count <= points[name]) return null;
      if (!reached) own.keep(place, { count, ends }, now);
      metrics.limited.inc({ limit: name });
      return Math.max(1, ends.getTime() - now.getTime());
    },
  };
}

/** Whether only the table of counts is locked, while the rest of the database answers. */
function tookTooLong(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57014';
}

interface OwnCounts {
  /** A limit that has been reached, until its period ends. */
  readonly reached: (place: string, now: Date) => Counted | null;
  readonly keep: (place: string, counted: Counted, now: Date) => void;
  /** Counts a call when the shared count fails. */
  readonly count: (place: string, now: Date) => Counted;
}

/** What one server remembers: who has reached a limit, and its own counts during an outage of the shared one. */
function createOwnCounts(): OwnCounts {
  const refused = new Map<string, Counted>();
  const counts = new Map<string, Counted>();
  let tidyAt = 0;
  const current = (map: Map<string, Counted>, place: string, now: Date) => {
    const known = map.get(place);
    return known && known.ends > now ? known : null;
  };
  /** Once in a period, so that neither grows with everybody who has ever called. */
  const tidy = (now: Date) => {
    if (now.getTime() < tidyAt) return;
    tidyAt = now.getTime() + PERIOD;
    for (const map of [refused, counts])
      for (const [place, { ends }] of map) if (ends <= now) map.delete(place);
  };
  return {
    reached: (place, now) => current(refused, place, now),
    keep: (place, counted, now) => {
      tidy(now);
      refused.set(place, counted);
    },
    count: (place, now) => {
      tidy(now);
      const known = current(counts, place, now);
      const ends = known?.ends ?? new Date(now.getTime() + PERIOD);
      const counted = { count: (known?.count ?? 0) + 1, ends };
      counts.set(place, counted);
      return counted;
    },
  };
}

/** As whom somebody is counted: as a person, as that person's programs, or as an address when nobody is signed in. */
export function whoIs(session: Session | null, ip: string): string {
  if (!session) return `address:${networkOf(ip)}`;
  return `${session.noekkel ? 'machine' : 'person'}:${session.identitetHash.toString('base64url')}`;
}

/** Counts by `whoIs`. Throws 429 with Retry-After. */
export function limitRate(limits: RateLimits, name: LimitName): Middleware {
  return async (ctx, next) => {
    const { session, now } = ctx.state;
    const wait = await limits.take(name, whoIs(session, ctx.ip), now);
    if (wait !== null) throw httpErrors.tooManyRequests(Math.ceil(wait / 1000));
    await next();
  };
}

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 address, because whoever has one address there
 * has all of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  const plain = address.split('%')[0] ?? '';
  if (mapped || !isIPv6(plain)) return mapped ?? address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = !tail ? [] : tail.split(':');
  // The last group can be an IPv4 address, which stands for two.
  const groups = left.length + right.length + (plain.includes('.') ? 1 : 0);
  const between = Array<string>(Math.max(0, 8 - groups)).fill('0');
  const network = [...left, ...(tail === undefined ? [] : between), ...right].slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(':');
}
