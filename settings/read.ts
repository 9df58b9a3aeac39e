import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shapeOf, variablesOf } from './variables.ts';

/**
 * Reads the environment of a program with its schema. An empty variable counts as missing. The value of any variable
 * `NAME` may stand in a file that `NAME_FILE` names, which is how secrets are mounted. Throws an error that lists every fault.
 */
export function parseEnvironment<T extends z.core.$ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv,
): z.core.output<T> {
  const { values, faults } = readFiles(Object.keys(shapeOf(schema)), env);
  const { success, data, error } = z.safeParse(schema, values);
  if (success && faults.size === 0) return data;
  throw unusable(allFaults({ values, faults }, error));
}

/** What there is to say of an environment, usable or not. `V`: what the variables of the schema become, each for itself. */
interface Inspection<V> {
  readonly faults: readonly string[];
  /** The values that are usable each for itself, also when together they are not. */
  readonly usable: Partial<V>;
  /** The values of secret variables as they stand in the environment: never to be printed. */
  readonly secrets: readonly string[];
}

/** As `parseEnvironment`, for a program that tells what is wrong and goes on with what is right. */
export function inspectEnvironment<V>(
  schema: z.core.$ZodType,
  env: NodeJS.ProcessEnv,
): Inspection<V> {
  const shape = shapeOf(schema);
  const read = readFiles(Object.keys(shape), env);
  const { error } = z.safeParse(schema, read.values);
  const usable = Object.entries(shape).flatMap(([name, one]) => {
    const { success, data } = z.safeParse(one, read.values[name]);
    return success ? [[name, data] as const] : [];
  });
  const secrets = variablesOf(schema).flatMap(({ name, secret }) => {
    const value = read.values[name];
    return secret && value ? [value] : [];
  });
  return {
    faults: allFaults(read, error),
    usable: Object.fromEntries(usable) as Partial<V>,
    secrets,
  };
}

function allFaults({ values, faults }: Values, error: z.core.$ZodError | undefined): string[] {
  const issues = error?.issues ?? [];
  return [
    ...[...faults].map(([name, fault]) => `${name}: ${fault}`),
    ...issues
      .filter(({ path }) => !faults.has(String(path[0])))
      .map((issue) => `${issue.path.join('.')}: ${messageOf(issue, values)}`),
  ];
}

/**
 * The environment for programs that this one starts: what `NAME_FILE` names of these variables stands in `NAME`. Throws as
 * above.
 */
export function withFiles(names: readonly string[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { values, faults } = readFiles(names, env);
  if (faults.size > 0) throw unusable([...faults].map(([name, fault]) => `${name}: ${fault}`));
  const files = new Set(names.map((name) => `${name}_FILE`));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.has(name)));
}

function unusable(faults: readonly string[]): Error {
  return new Error(
    `The configuration is not usable:\n${faults.map((line) => `  ${line}`).join('\n')}`,
  );
}

function messageOf(issue: z.core.$ZodIssue, values: Readonly<Record<string, string>>): string {
  const isMissing = issue.code !== 'custom' && !(String(issue.path[0]) in values);
  return isMissing ? 'is required' : issue.message;
}

interface Values {
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by the name of the variable. */
  readonly faults: ReadonlyMap<string, string>;
}

/** The variables that are set, with those of `names` that stand in files. */
function readFiles(names: readonly string[], env: NodeJS.ProcessEnv): Values {
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => !!entry[1];
  const values = Object.fromEntries(Object.entries(env).filter(isSet));
  const faults = new Map<string, string>();
  for (const name of names) {
    const path = values[`${name}_FILE`];
    if (!path) continue;
    const read = name in values ? { fault: `is set, and ${name}_FILE too` } : readValue(name, path);
    if ('value' in read) values[name] = read.value;
    else faults.set(name, read.fault);
  }
  return { values, faults };
}

/** The content of a file without the line end that editors and `echo` leave. */
function readValue(name: string, path: string): { value: string } | { fault: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return value ? { value } : { fault: `${name}_FILE names an empty file: ${path}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: `${name}_FILE names a file that can't be read: ${path} (${code})` };
  }
}
