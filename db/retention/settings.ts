import { z } from 'zod';
import {
  parseDuration,
  PERIOD_IDS,
  PERIODS,
  periodProblem,
  type Duration,
  type PeriodId,
  type Periods,
} from '#domain/retention.ts';

function setting(id: PeriodId) {
  return z
    .string()
    .default(PERIODS[id].fallback)
    .superRefine((text, context) => {
      const problem = periodProblem(id, text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text): Duration => parseDuration(text)!);
}

type SettingName = (typeof PERIODS)[PeriodId]['setting'];
type Settings = Readonly<Record<SettingName, Duration>>;

/** The settings of the periods, for the schema of a program. */
export const retentionSettings = Object.fromEntries(
  PERIOD_IDS.map((id) => [PERIODS[id].setting, setting(id)]),
) as Record<SettingName, ReturnType<typeof setting>>;

export function periodsOf(settings: Settings): Periods {
  return Object.fromEntries(PERIOD_IDS.map((id) => [id, settings[PERIODS[id].setting]])) as Periods;
}
