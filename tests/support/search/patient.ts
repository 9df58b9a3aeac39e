/**
 * How long tests wait for an answer of the Postgres engine, ms. On a machine that does other things as well, the time that
 * readers are given is sometimes too short for a search that is right; what happens then has tests of its own.
 */
export const PATIENT = 30_000;
