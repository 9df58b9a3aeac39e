import { adminPaths } from '#contract/admin/paths.ts';
import type { KlageSvarSendt } from '#contract/klage.ts';
import { send } from '#web/api/client.ts';

/** Sends a complaint on, or refuses it as too late. 409 `klage_changed` when somebody else has answered it meanwhile. */
export const svarPaaKlage = (soeknadId: string, svar: KlageSvarSendt): Promise<void> =>
  send('POST', adminPaths.soeknadKlage.href(soeknadId), svar);
