import { pressePaths } from '#contract/paths.ts';
import type { MinArbeidsgiver, OmMeg } from '#contract/soeknad.ts';
import { send } from './client.ts';

export const redigerOmMeg = (omMeg: OmMeg): Promise<void> =>
  send('PUT', pressePaths.redigerOmMeg.href(), omMeg);

/** A new contact person is asked anew whether there is a need. */
export const redigerMinArbeidsgiver = (minArbeidsgiver: MinArbeidsgiver): Promise<void> =>
  send('PUT', pressePaths.redigerMinArbeidsgiver.href(), minArbeidsgiver);
