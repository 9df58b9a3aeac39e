import { keyRules, keyVariables } from '#bff/key-config.ts';
import { databaseRules, databaseVariables } from '#db/environment.ts';
import { z } from 'zod';
import { inProduction } from '#settings/shared.ts';

/** The variables of rotate-keys, with the same rules for the keys as in the web server. */
export const rotateKeysSchema = inProduction(z.object({ ...databaseVariables, ...keyVariables }), [
  ...databaseRules,
  ...keyRules,
]);
