import type * as z from 'zod/mini';
import type { Ability } from '#domain/permissions.ts';
import type { Deps } from '#bff/deps.ts';
import type { Ctx } from './context.ts';
import type { LimitName } from './rate-limit.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What the OpenAPI document says of a route (openapi.ts). */
export interface Documentation {
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** What is sent, as JSON. */
  readonly body?: z.ZodMiniObject;
  /** Of the success; null has no body. A content type when it isn't JSON. */
  readonly response: z.ZodMiniType | string | null;
  readonly status?: number;
}

/** One line of the service's table of routes: router and documentation are both made from it. */
export interface Route extends Documentation {
  readonly method: Method;
  readonly path: string;
  /** Who may; `open` asks nobody who they are. */
  readonly access: Ability | 'open';
  readonly limit?: LimitName;
  /** `form`: an unsafe request may come from a plain form of our own page. */
  readonly csrf?: 'form';
  readonly answer: (ctx: Ctx, deps: Deps) => Promise<void>;
}
