import type { Knex } from 'knex';
import { isWithinScope, useMachineKey } from '#bff/session/machine-key.ts';
import type { Waiting } from '#db/sak/stale-mask.ts';
import type { Sql } from '#db/sql.ts';
import type { Omfang } from '#domain/noekler.ts';
import { refusalOf } from '#domain/permissions.ts';
import type { Ctx, Middleware } from './context.ts';
import { httpErrors } from './errors.ts';
import { networkOf, type RateLimits, whoIs } from './rate-limits.ts';

/** The scopes that a key needs for a call, all of them. */
export type Keys = readonly [Omfang, ...Omfang[]];

/**
 * Whether the call carries an API key, valid or not (`Authorization: Bearer`). Then cookies are ignored and the check for forged
 * requests is left out: no other site can make a browser send this header.
 */
export function isMachine(ctx: Ctx): boolean {
  return BEARER.test(ctx.get('Authorization'));
}
const BEARER = /^bearer(?: +|$)/i;

/** Leaves out a step that only browsers need. */
export function unlessMachine(step: Middleware): Middleware {
  return async (ctx, next) => {
    await (isMachine(ctx) ? next() : step(ctx, next));
  };
}

interface MachineReading {
  readonly limits: RateLimits;
  /** The scopes that the key needs; without it the call takes no key. */
  readonly keys: Keys | undefined;
  readonly also: Sql;
}

/**
 * Lets a program in on behalf of its key's owner, who must have access now. Routes without scopes take no key. The limits of a
 * person and of that person's programs are counted separately.
 */
export function loadMachine(db: Knex, { limits, keys, also }: MachineReading): Middleware {
  const allow = async (name: 'machine' | 'key', who: string, now: Date) => {
    const wait = await limits.take(name, who, now);
    if (wait !== null) throw httpErrors.tooManyRequests(Math.ceil(wait / 1000));
  };
  return async (ctx, next) => {
    const { now } = ctx.state;
    const key = ctx.get('Authorization').replace(BEARER, '').trim();
    const found = await useMachineKey<Waiting | null>(db, { key, now, also });
    if (!found) {
      // Only refused keys are counted by address, so that a valid key behind the same address is not locked out.
      await allow('key', `address:${networkOf(ctx.ip)}`, now);
      throw httpErrors.invalidKey();
    }
    const { session } = found;
    await allow('machine', whoIs(session, ctx.ip), now);
    const refusal = refusalOf(session, 'manage own keys', now);
    if (refusal) throw httpErrors.refused(refusal);
    if (!keys?.every((one) => isWithinScope(session, one))) throw httpErrors.outsideKey();
    ctx.state.session = session;
    ctx.state.waiting = found.also ?? null;
    await next();
  };
}
