import type { z } from 'zod';
import type { AvvistGrunn } from '#domain/importer.ts';
import { CUT_OFF, TOO_LONG, WRONG_ENCODING } from './read-file.ts';

/** Why a row was refused, as the record of the import has it: nothing of what stands in the row. */
export interface Grunn {
  readonly grunn: AvvistGrunn;
  /** The character, from 1, where that is known. */
  readonly posisjon?: number;
}

/** A rule of the schema says by these which code it has: `params` of its issue. */
export const because = (grunn: AvvistGrunn, posisjon?: number) => ({
  params: { grunn, ...(posisjon !== undefined && { posisjon }) },
});

/** The code of what the schema found in `value`. */
export function grunnOf(issue: z.core.$ZodIssue, value: unknown): Grunn {
  switch (issue.code) {
    case 'custom':
      return (issue.params as Grunn | undefined) ?? { grunn: 'ugyldig' };
    case 'invalid_type':
      return { grunn: valueAt(value, issue.path) === undefined ? 'mangler' : 'feil_type' };
    case 'invalid_value':
      return { grunn: valueAt(value, issue.path) === undefined ? 'mangler' : 'ugyldig' };
    case 'too_big':
      return { grunn: 'for_lang' };
    case 'unrecognized_keys':
      return { grunn: 'ukjent_felt' };
    default:
      return { grunn: 'ugyldig' };
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    value,
  );
}

const PROBLEMS: ReadonlyMap<string, AvvistGrunn> = new Map([
  [TOO_LONG, 'for_lang_rad'],
  [WRONG_ENCODING, 'feil_tegnsett'],
  [CUT_OFF, 'avkuttet'],
]);

/** The code of a row that could not be read; every other problem is that of a list with another count. */
export const grunnOfProblem = (problem: string): AvvistGrunn => PROBLEMS.get(problem) ?? 'antall';
