import type { z } from 'zod';
import { type Variable, variablesOf } from './variables.ts';

/** The variables of a program, for its `--help`. */
export function environmentHelp(schema: z.core.$ZodType): string {
  const variables = variablesOf(schema);
  const width = Math.max(...variables.map(({ name }) => name.length));
  const lines = variables.map(
    (variable) => `  ${variable.name.padEnd(width)}  ${variable.description}${noteOf(variable)}`,
  );
  return `Environment (NAME_FILE names a file with the value of NAME):\n${lines.join('\n')}\n`;
}

function noteOf({ required, fallback }: Variable): string {
  if (required === 'always') return ' (required)';
  if (required === 'in production') return ' (required in production)';
  return fallback ? ` (${fallback})` : '';
}
