import { type Finding, ok, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';

/** Every fault of the values, of both programs at once. */
export async function lookAtConfiguration({
  faults,
  values,
}: Pick<Patient, 'faults' | 'values'>): Promise<Finding[]> {
  const programs = new Map<string, string[]>();
  for (const [program, lines] of Object.entries(faults))
    for (const line of lines) programs.set(line, [...(programs.get(line) ?? []), program]);
  const todo =
    'docs/SETTINGS.md says what each variable is; NAME_FILE may name a file with its value';
  const found = [...programs].map(([line, of]) => wrong(`${line} (${of.join(', ')})`, todo));
  if (values.PRESSE_NOW)
    found.push(
      warning('PRESSE_NOW: the service does not live in the present', 'unset it, unless you test'),
    );
  if (found.length > 0) return found;
  const mode = values.NODE_ENV ?? 'development';
  return [ok(`every value is usable (NODE_ENV=${mode})`)];
}
