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
 * What is counted apart. `machine` is every call with a key, `key` every one with a key that is none; `other` is every call of
 * somebody signed in that has no limit of its own.
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
  /**
   * The same for a call that may begin meanwhile, whose answer waits for the count. Null, and not counted: it must not, because the
   * count of `who` is not known to be low, or too many of theirs have begun already (docs/decisions/0050).
   */
  readonly takeMeanwhile: (
    name: LimitName,
    who: string,
    now: Date,
  ) => Promise<number | null> | null;
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
/** Calls of one person that this server has begun before they were counted. A page has no more on the way, a flood has. */
const MOST_BEGUN = 4;

/**
 * Limits in calls a minute, counted in Postgres for all servers together; one that has been reached is remembered here
 * and asked about no more. Where the count itself fails, each server counts for itself (docs/decisions/0029); when all
 * of Postgres is away, so is the service.
 */
export function createRateLimits({ db, key, points, logger, metrics }: Parts): RateLimits {
  const own = createOwnCounts();
  const begun = createBegun();
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

  const hashOf = (name: LimitName, who: string) => identityHash(key, `limit:${name}:${who}`);
  const takeOne = async (name: LimitName, hash: Buffer, now: Date): Promise<number | null> => {
    const place = hash.toString('base64url');
    const reached = own.reached(place, now);
    const told = reached ?? (await shared(hash, now));
    begun.tell(place, told, now);
    const { count, ends } = told ?? own.count(place, now);
    if (count <= points[name]) return null;
    if (!reached) own.keep(place, { count, ends }, now);
    metrics.limited.inc({ limit: name });
    return Math.max(1, ends.getTime() - now.getTime());
  };
  return {
    take: (name, who, now) => takeOne(name, hashOf(name, who), now),
    takeMeanwhile: (name, who, now) => {
      const hash = hashOf(name, who);
      const place = hash.toString('base64url');
      if (!begun.mayBegin(place, points[name], now)) return null;
      return begun.during(place, () => takeOne(name, hash, now));
    },
  };
}

/** Somebody has locked the table of counts: the rest of the database answers. */
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

interface Begun {
  /** What Postgres has told of the count of `place`; null: it has told nothing. */
  readonly tell: (place: string, told: Counted | null, now: Date) => void;
  /** Whether a call may begin before it is counted, where `limit` are allowed. */
  readonly mayBegin: (place: string, limit: number, now: Date) => boolean;
  /** While `counting` is not done, the call has begun without being counted. */
  readonly during: <T>(place: string, counting: () => Promise<T>) => Promise<T>;
}

/**
 * The calls that have begun before they were counted. Their number bounds what a person gets beyond the limit, on each server: what
 * this server was told last may be old, because others count as well.
 */
function createBegun(): Begun {
  const last = new Map<string, Counted>();
  const waiting = new Map<string, number>();
  let tidyAt = 0;
  return {
    tell: (place, told, now) => {
      if (now.getTime() >= tidyAt) {
        tidyAt = now.getTime() + PERIOD;
        for (const [one, { ends }] of last) if (ends <= now) last.delete(one);
      }
      if (told) last.set(place, told);
      else last.delete(place);
    },
    mayBegin: (place, limit, now) => {
      const known = last.get(place);
      const begun = waiting.get(place) ?? 0;
      return (
        known !== undefined &&
        known.ends > now &&
        known.count + begun < limit / 2 &&
        begun < MOST_BEGUN
      );
    },
    during: async (place, counting) => {
      waiting.set(place, (waiting.get(place) ?? 0) + 1);
      try {
        return await counting();
      } finally {
        const left = waiting.get(place)! - 1;
        if (left > 0) waiting.set(place, left);
        else waiting.delete(place);
      }
    },
  };
}

/** As whom somebody is counted: as a person, as that person's programs, or as an address when nobody is signed in. */
export function whoIs(session: Session | null, ip: string): string {
  if (!session) return `address:${networkOf(ip)}`;
  return `${session.noekkel ? 'machine' : 'person'}:${session.identitetHash.toString('base64url')}`;
}

/** Throws 429 with Retry-After, unless the count lets the call in. */
async function refuse(counting: Promise<number | null>): Promise<void> {
  const wait = await counting;
  if (wait !== null) throw httpErrors.tooManyRequests(Math.ceil(wait / 1000));
}

/**
 * Counts by `whoIs`. Throws 429 with Retry-After. `meanwhile`: the call may begin while it is counted, when that is safe; nothing is
 * answered or logged before it has been let in (`ctx.state.counted`).
 */
export function limitRate(limits: RateLimits, name: LimitName, meanwhile = false): Middleware {
  return async (ctx, next) => {
    const { session, now } = ctx.state;
    const who = whoIs(session, ctx.ip);
    const counting = meanwhile ? limits.takeMeanwhile(name, who, now) : null;
    if (!counting) {
      await refuse(limits.take(name, who, now));
      await next();
      return;
    }
    const counted = refuse(counting);
    ctx.state.counted = counted;
    // A call that has failed by itself waits too: who is refused is told that, and nothing else.
    const [, called] = await Promise.allSettled([counted, next()]);
    await counted;
    if (called.status === 'rejected') throw called.reason;
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
