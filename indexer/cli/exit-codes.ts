/** Documented in `--help`. */
export const Exit = {
  /** Done, or stopped cleanly by SIGTERM or SIGINT. */
  Ok: 0,
  /** The index differs from Postgres, or a rebuild was refused because cases failed. */
  Wrong: 1,
  /** The command could not do its work: configuration, database or engine. */
  Failed: 2,
} as const;
export type Exit = (typeof Exit)[keyof typeof Exit];

export const EXIT_HELP = `
Exit codes:
  0  done (also: stopped by SIGTERM or SIGINT after the batch under way)
  1  verify: the index differs from Postgres; rebuild: cases failed, so the old index is still searched;
     sweep: cases went to the dead letters
  2  could not run: configuration, database or search engine

Environment:
  DATABASE_URL       postgres://… (required)
  ELASTICSEARCH_URL  http(s)://…; without it the index is in the database
  INDEX_PREFIX       keeps several installations apart in one engine
  PRESSE_NOW         an ISO instant with offset at which the clock begins; refused in production
  LOG_LEVEL          of the log on standard error (info)
`;
