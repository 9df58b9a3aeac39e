/** The result of a check. `unchecked`: it could not run, because a check that it needs failed. */
type Status = 'ok' | 'warning' | 'wrong' | 'unchecked';

export interface Finding {
  readonly status: Status;
  /** In plain English; never a secret, and nothing from a case or about a person. */
  readonly what: string;
  /** What to do about it. */
  readonly todo?: string;
}

export const ok = (what: string): Finding => ({ status: 'ok', what });
export const warning = (what: string, todo: string): Finding => ({ status: 'warning', what, todo });
export const wrong = (what: string, todo: string): Finding => ({ status: 'wrong', what, todo });
export const unchecked = (what: string): Finding => ({ status: 'unchecked', what });

/** A row of the table (checks.ts). */
export interface Check<T> {
  /** The printed name. */
  readonly name: string;
  /** The checks that this one needs: it runs after them, and is skipped when one of them is wrong. */
  readonly needs?: readonly string[];
  /** An error that it throws is `wrong`, told by `describe`. */
  readonly look: (patient: T) => Promise<readonly Finding[]>;
}

export interface Examined {
  readonly name: string;
  readonly findings: readonly Finding[];
}

interface Options {
  /** ms that a check may take, so that nothing that hangs holds up the others. */
  readonly limit: number;
  readonly describe: (error: unknown) => string;
}

/** Runs all checks concurrently; a check waits for those that it needs. Results are in the order of the table. */
export function examine<T>(
  checks: readonly Check<T>[],
  patient: T,
  options: Options,
): Promise<Examined[]> {
  const running = new Map<string, Promise<Examined>>();
  for (const check of checks) {
    const needed = (check.needs ?? []).map((name) => running.get(name) ?? unknown(name));
    running.set(check.name, examineOne(check, patient, needed, options));
  }
  return Promise.all(running.values());
}

/** A check in the table stands before one that it needs. */
function unknown(name: string): never {
  throw new Error(`No check before this one is called ${name}`);
}

async function examineOne<T>(
  { name, look }: Check<T>,
  patient: T,
  needed: readonly Promise<Examined>[],
  { limit, describe }: Options,
): Promise<Examined> {
  for (const one of await Promise.all(needed)) {
    if (one.findings.some(({ status }) => status === 'wrong' || status === 'unchecked'))
      return { name, findings: [unchecked(`not looked at, because of: ${one.name}`)] };
  }
  const todo = 'put that right, and run the doctor again';
  const failed = (error: unknown) => [wrong(describe(error), todo)];
  const findings = await within(limit, look(patient).catch(failed));
  const late = `it has not answered within ${limit / 1000} s`;
  return { name, findings: findings ?? [wrong(late, 'see whether it hangs, or is overloaded')] };
}

/** Null when the time is up. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** 0: all is well. 1: there are warnings. 2: something is wrong. */
export function exitCodeOf(examined: readonly Examined[]): 0 | 1 | 2 {
  const statuses = examined.flatMap(({ findings }) => findings.map(({ status }) => status));
  if (statuses.includes('wrong')) return 2;
  return statuses.includes('warning') ? 1 : 0;
}
