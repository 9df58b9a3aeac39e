import type { GenerationName } from '#search/port.ts';
import { raw, type Sql } from './sql.ts';

/** The tables of one generation. */
export interface Tables {
  /** A row a case, as narrow as can be: what a search filters and sorts by. */
  readonly sak: Sql;
  /** A row a case: what only advanced fields and phrases look at. */
  readonly tekst: Sql;
  /** A row a hearing. */
  readonly moete: Sql;
  /** A row a file. */
  readonly fil: Sql;
}

/** Postgres cuts names at 63 bytes; what comes behind ours has to fit as well. */
const NAME = /^[a-z0-9_-]{1,40}$/;

/** Throws on a name that could mean anything but a table. */
export function tablesOf(prefix: string, generation: GenerationName): Tables {
  const base = `${prefix}_${generation}`;
  if (!NAME.test(base)) throw new Error(`Not a name for a generation: ${base}`);
  const table = (part: string) => raw(`soek."${base}_${part}"`);
  return { sak: table('sak'), tekst: table('tekst'), moete: table('moete'), fil: table('fil') };
}
