import type { estypes } from '@elastic/elasticsearch';
import type { Body } from './body.ts';

/** Asks the searched index, and reads the answer (answers.ts). */
export type Ask = (search: Body) => Promise<estypes.SearchResponse>;
