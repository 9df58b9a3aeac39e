import type { Route } from '#bff/http/route.ts';
import { bestillOppbygging } from './bestill-oppbygging.ts';
import { hentDrift } from './hent-drift.ts';
import { proevIgjenEpost, proevIgjenSak, proevIgjenSaker } from './proev-igjen.ts';

/** The operations page. */
export const drift: readonly Route[] = [
  hentDrift,
  bestillOppbygging,
  proevIgjenSaker,
  proevIgjenSak,
  proevIgjenEpost,
];
