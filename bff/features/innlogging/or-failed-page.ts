import type { Ctx } from '#bff/http/context.ts';
import { SignInRefused, SignInUnavailable } from '#bff/security/oidc-port.ts';
import type { Side } from '#bff/security/side.ts';

/** Somebody looks at these addresses in a browser: what the provider denies us becomes a page of ours. */
export async function orFailedPage(ctx: Ctx, side: Side, step: () => Promise<void>): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  try {
    await step();
  } catch (error) {
    if (!(error instanceof SignInRefused || error instanceof SignInUnavailable)) throw error;
    ctx.state.errorId = error instanceof SignInRefused ? 'sign_in_refused' : 'sign_in_unavailable';
    ctx.redirect(side.failed);
  }
}
