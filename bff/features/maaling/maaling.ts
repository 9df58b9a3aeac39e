import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { BREDDER, MAALING, MAALING_STOERST, SIDER } from '#contract/maaling.ts';

/** More is no waiting: the machine has slept. */
const ms = z.number().min(0).max(60_000).optional();
const body = z.strictObject({
  side: z.enum(SIDER),
  bredde: z.enum(BREDDER),
  lcp: ms,
  inp: ms,
  cls: z.number().min(0).max(10).optional(),
});

/** POST maaling. Browsers send it while the page goes away: no header of ours, and nobody reads the answer. No session is read. */
export const maaling: Route = {
  method: 'post',
  path: MAALING,
  summary: 'How long somebody waited for a page, by its kind and the width of the window',
  access: 'open',
  csrf: 'form',
  timeless: true,
  body,
  maxBody: MAALING_STOERST,
  response: null,
  status: 204,
  answers: [429],
  answer: (ctx, { metrics }) => {
    const sent = body.safeParse(ctx.request.body);
    if (!sent.success) throw httpErrors.malformed();
    if (!metrics.pages.note(sent.data, ctx.state.now)) throw httpErrors.tooManyRequests(60);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 204;
    return Promise.resolve();
  },
};
