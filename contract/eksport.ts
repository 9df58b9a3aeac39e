import * as z from 'zod/mini';
import { searchParamsSchema } from './search.ts';
import { flag, optional } from './values.ts';

/** GET eksport: all hits of a search in one file, for a reader who has ticked that the rules are known (domain/eksport.ts). */
export const eksportParamsSchema = z.extend(
  z.omit(searchParamsSchema, { page: true, pageSize: true }),
  { kjennerReglene: optional(flag) },
);
