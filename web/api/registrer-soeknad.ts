import { pressePaths } from '#contract/paths.ts';
import type { Soeknad } from '#contract/soeknad.ts';
import { send } from './client.ts';

/** Applies for access. 400 with errors by field; 409 `application_active` or `has_access`. */
export const registrerSoeknad = (soeknad: Soeknad): Promise<void> =>
  send('POST', pressePaths.registrerSoeknad.href(), soeknad);
