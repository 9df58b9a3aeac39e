import { z } from 'zod';
import type { Route } from '#bff/http/router.ts';
import { systemPaths } from '#contract/paths.ts';
import { CLOCK_STATES, clockState } from '#domain/clock.ts';

const state = z.enum(['ok', 'overloaded', 'down']);
const readySchema = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'starting', 'stopping']),
  dependencies: z.object({
    database: state,
    search: state,
    signIn: state,
    register: state,
    documents: state,
    /** Absent when no e-mail is sent. */
    mail: state.optional(),
  }),
  /**
   * Whether the searched index is built as this code builds one. An older one is searched; an incompatible one is not, and then
   * search is down. Null: there is none, or the database is down.
   */
  index: z.enum(['current', 'older', 'incompatible']).nullable(),
  /** This machine's clock beside the database's: more than 5 s apart is off, more than 60 s wrong, and then no call works. */
  clock: z.enum(CLOCK_STATES),
});

/** GET live: the process answers. */
export const live: Route = {
  method: 'get',
  path: systemPaths.live.path,
  summary: 'The process answers',
  access: 'open',
  timeless: true,
  response: z.object({ status: z.literal('ok') }),
  answer: async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  },
};

/**
 * GET ready, by dependency. 503 without the database or with a wrong clock, when no call works; while another version's index is searched and this one's
 * is still to be built (`starting`), so that servers of the other version go on answering; and while the server stops, so that
 * requests go elsewhere before the port closes. While every connection to the database is taken (`overloaded`), and without search, sign-in, the
 * population register, the documents or e-mail the rest still works, and a 503 would take every instance out of service.
 */
export const ready: Route = {
  method: 'get',
  path: systemPaths.ready.path,
  summary: 'Whether requests can be served, by dependency',
  access: 'open',
  timeless: true,
  response: readySchema,
  answer: async (ctx, deps) => {
    const [dependencies, index, isBesideOther, ahead] = await Promise.all([
      deps.health(),
      deps.indexState().catch(() => null),
      deps.isBesideOther().catch(() => false),
      deps.clockAhead(),
    ]);
    const allOk = Object.values(dependencies).every((state) => state === 'ok');
    const clock = clockState(ahead);
    const able = allOk && clock === 'ok' ? 'ok' : 'degraded';
    const isDown = dependencies.database === 'down' || clock === 'wrong';
    const began = isDown ? 'down' : isBesideOther ? 'starting' : able;
    const status = deps.isStopping() ? 'stopping' : began;
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status === 'ok' || status === 'degraded' ? 200 : 503;
    ctx.body = { status, dependencies, index, clock } satisfies z.infer<typeof readySchema>;
  },
};
