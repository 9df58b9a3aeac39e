import pg from 'pg';

/** A statement as it was sent, with values that it was sent with once. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Only these have a plan. */
const PLANNED = /^\s*(with|select|insert|update|delete|merge)\b/i;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

interface Recording {
  /** What has been sent since the last time. Of statements that differ by their values alone, the first. */
  readonly take: () => readonly Statement[];
  readonly stop: () => void;
}

/** Notes what connections of this process send; those that are open already are not heard. */
export function recordStatements(): Recording {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const ask = prototype.query;
  const seen = new Map<string, Statement>();
  prototype.query = function (...args) {
    const [first, second] = args as [string | Partial<Statement>, unknown];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = (typeof first === 'string' ? second : first.values) ?? [];
    if (PLANNED.test(text) && !seen.has(text) && Array.isArray(values))
      seen.set(text, { text, values });
    return ask.apply(this, args);
  };
  return {
    take: () => {
      const statements = [...seen.values()];
      seen.clear();
      return statements;
    },
    stop: () => {
      prototype.query = ask;
    },
  };
}
