import { z } from 'zod';
import { databaseRules, documentVariables } from '#db/environment.ts';
import { dokumentlagerRules, withDokumentlager } from '#db/dokumentlager/settings.ts';
import { inProduction } from '#settings/shared.ts';

/** For the schema of the web server too. */
export const arkivVariables = {
  ARKIV: z
    .stringbool()
    .default(false)
    .describe(
      "whether decided applications go to the court's archive as packages, and nothing of them leaves before the archive has them; the same for every program",
    ),
};

/** The variables of the command. */
export const arkivSchema = withDokumentlager(
  inProduction(z.object({ ...documentVariables, ...arkivVariables }), [
    ...databaseRules,
    ...dokumentlagerRules,
  ]),
);
