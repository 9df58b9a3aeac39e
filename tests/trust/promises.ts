import { ACCESS } from './promises/access.ts';
import { FAULTS } from './promises/faults.ts';
import { NAMES } from './promises/names.ts';
import { TOLD } from './promises/told.ts';

/** Every promise; docs/TRUST.md is made of this list (`npm run trust -- --docs`). */
export const PROMISES = { ...NAMES, ...TOLD, ...ACCESS, ...FAULTS } as const;
export type PromiseId = keyof typeof PROMISES;
