import { filesStep, unusedFilesStep } from './files.ts';
import { namesStep } from './names.ts';
import { accountsStep, orderedStep, strangersStep } from './people.ts';
import { auditStep, rowSteps } from './rows.ts';
import type { Step } from './step.ts';

/** Everything that leaves when its period is over, in the order in which the job does it. */
export const STEPS: readonly Step[] = [
  namesStep,
  filesStep,
  unusedFilesStep,
  ...rowSteps,
  auditStep,
  orderedStep,
  accountsStep,
  strangersStep,
];
