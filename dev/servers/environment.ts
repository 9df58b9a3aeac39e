import { configSchema } from '#bff/config.ts';
import { withFiles } from '#settings/read.ts';
import { shapeOf } from '#settings/variables.ts';

const NAMES = [...Object.keys(shapeOf(configSchema)), 'PRESSE_DEMO_CASES'];

/**
 * Our environment, with the values that stand in files (`NAME_FILE`): what is started here gets some variables set, and a
 * variable that is set twice is refused.
 */
export function localEnvironment(): NodeJS.ProcessEnv {
  return withFiles(NAMES, process.env);
}
