import * as z from 'zod/mini';
import { searchParamsSchema } from './search.ts';
import { flag, optional } from './values.ts';

/** GET eksport: a search, all its pages in one, by somebody who has ticked that the rules are known (domain/eksport.ts). */
export const eksportParamsSchema = z.extend(
  z.omit(searchParamsSchema, { page: true, pageSize: true }),
  { kjennerReglene: optional(flag) },
);
