import { IndexerError } from '../error-kind.ts';

/** The new generation is not what Postgres says: it is given up, and the old one goes on being searched. */
export class RebuildRefused extends IndexerError {}
