import { presseNowSchema } from '#contract/env.ts';
import { createClock, type Clock } from '#domain/clock.ts';

/** The clock of `npm start` and its helpers: the real one, or from `PRESSE_NOW` on. */
export function localClock(env: NodeJS.ProcessEnv): Clock {
  return createClock(Date.now, presseNowSchema.parse(env['PRESSE_NOW'] || undefined));
}
