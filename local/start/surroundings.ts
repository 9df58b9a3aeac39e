import type { Clock } from '#domain/clock.ts';
import type { LocalSecrets } from '#local/secrets.ts';
import type { StartConfig } from './config.ts';
import type { Progress } from './progress.ts';
import type { StopList } from './stop-list.ts';

/** What every step of `npm start` is given. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly config: StartConfig;
  readonly dataDir: string;
  readonly secrets: LocalSecrets;
  readonly clock: Clock;
  readonly progress: Progress;
  readonly stops: StopList;
  /** Given when somebody wants us to stop, also in the middle of starting. */
  readonly signal: AbortSignal;
}
