import { firstRowOf, sql } from '#db/sql.ts';
import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

/** ms. Sign-in and deadlines bear a little; much hides and shows names at the wrong time. */
const TOLERANCE = 2_000;
const BAD = 60_000;
/** A Date header has whole seconds. */
const SECOND = 1_000;

/** When we asked, what the other clock said, and when we had the answer; all in ms. */
interface Comparison {
  readonly who: string;
  readonly before: number;
  readonly theirs: number;
  readonly after: number;
  /** Its precision, ms. */
  readonly grain: number;
}

export async function lookAtClock(patient: Patient): Promise<Finding[]> {
  const all = await Promise.all([
    compare(patient, 'Postgres', 1, () => timeOfPostgres(patient)),
    compare(patient, 'Elasticsearch', 1, async () => (await patient.cluster())?.date),
    compare(patient, 'ID-porten', SECOND, async () => (await patient.provider('PRESSE'))?.date),
    compare(patient, 'Entra ID', SECOND, async () => (await patient.provider('ADMIN'))?.date),
  ]);
  return judgeClocks(all.filter((one) => one !== null));
}

/** Null when the clock can't be read; another check reports that. */
async function compare(
  { realTime }: Patient,
  who: string,
  grain: number,
  ask: () => Promise<Date | null | undefined>,
): Promise<Comparison | null> {
  const before = realTime();
  const date = await ask().catch(() => null);
  return date ? { who, before, theirs: date.getTime(), after: realTime(), grain } : null;
}

async function timeOfPostgres({ values, db }: Patient): Promise<Date | null> {
  if (!values.DATABASE_URL) return null;
  const row = await firstRowOf<{ now: Date }>(db(), sql`select clock_timestamp() as now`);
  return row?.now ?? null;
}

/** The smallest possible difference of the clocks, given the time of the answer and its rounding. */
export function skewOf({ before, theirs, after, grain }: Comparison): number {
  return Math.max(0, before - (theirs + grain), theirs - after);
}

export function judgeClocks(all: readonly Comparison[]): Finding[] {
  if (all.length === 0) return [unchecked('no other clock can be read')];
  const found = all.flatMap((one) => {
    const skew = skewOf(one);
    const what = `this machine and ${one.who} are ${Math.round(skew / SECOND)} s apart`;
    const todo = 'set both clocks by NTP';
    if (skew <= TOLERANCE) return [];
    return [skew > BAD ? wrong(what, todo) : warning(what, todo)];
  });
  const names = all.map(({ who }) => who).join(', ');
  return found.length > 0 ? found : [ok(`as ${names}`)];
}
