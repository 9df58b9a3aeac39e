import type { GenerationName } from '../port.ts';
import { raw, type Sql } from './sql.ts';

/** The tables of one generation: a row a case, with a row for each of its hearings and files. */
export interface Tables {
  readonly sak: Sql;
  readonly moete: Sql;
  readonly fil: Sql;
}

/** Postgres cuts names at 63 bytes; what comes behind ours has to fit as well. */
const NAME = /^[a-z0-9_-]{1,40}$/;

/** Throws on a name that could mean anything but a table. */
export function tablesOf(prefix: string, generation: GenerationName): Tables {
  const base = `${prefix}_${generation}`;
  if (!NAME.test(base)) throw new Error(`Not a name for a generation: ${base}`);
  const table = (part: string) => raw(`soek."${base}_${part}"`);
  return { sak: table('sak'), moete: table('moete'), fil: table('fil') };
}
