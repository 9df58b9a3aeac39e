import { z } from 'zod';
import { databaseRules, documentVariables } from '#db/environment.ts';
import {
  parseDuration,
  PERIOD_IDS,
  PERIODS,
  periodProblem,
  type Duration,
  type PeriodId,
  type Periods,
} from '#domain/retention.ts';
import { inProduction } from '#settings/shared.ts';

function setting(id: PeriodId) {
  return z
    .string()
    .default(PERIODS[id].fallback)
    .superRefine((text, context) => {
      const problem = periodProblem(id, text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text): Duration => parseDuration(text)!)
    .describe(`for how long is kept: ${PERIODS[id].what}`);
}

type SettingName = (typeof PERIODS)[PeriodId]['setting'];
type Settings = Readonly<Record<SettingName, Duration>>;

/** The settings of the periods, for the schema of a program. */
export const retentionSettings = Object.fromEntries(
  PERIOD_IDS.map((id) => [PERIODS[id].setting, setting(id)]),
) as Record<SettingName, ReturnType<typeof setting>>;

/** The variables of the program that removes at once what is over. */
export const retentionSchema = inProduction(
  z.object({ ...documentVariables, ...retentionSettings }),
  databaseRules,
);

export function periodsOf(settings: Settings): Periods {
  return Object.fromEntries(PERIOD_IDS.map((id) => [id, settings[PERIODS[id].setting]])) as Periods;
}
