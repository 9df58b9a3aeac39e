import * as z from 'zod/mini';
import { flag, integer, or } from '#contract/values.ts';

/** The sizes of a page in an administrator's list. */
export const TABLE_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_TABLE_PAGE_SIZE = 10;

/** The part of the address that every list of the administration has: search, page and direction. */
export const listFields = (sortAscending: boolean) => ({
  /** A part of a text, in upper or lower case. */
  sok: or(z.string().check(z.maxLength(200)), ''),
  sortAscending: or(flag, sortAscending),
  page: or(z.pipe(integer, z.number().check(z.minimum(1))), 1),
  pageSize: or(z.pipe(integer, z.literal(TABLE_PAGE_SIZES)), DEFAULT_TABLE_PAGE_SIZE),
});
