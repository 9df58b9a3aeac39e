import * as z from 'zod/mini';
import { flag, integer, or } from '#contract/values.ts';

/** SPEC §9: how many rows of an administrator's list a page may have. */
export const TABLE_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_TABLE_PAGE_SIZE = 10;

/** What every list of the administration has in its address: search, page, and direction. */
export const listFields = (sortAscending: boolean) => ({
  /** Case-insensitive part of a text. */
  sok: or(z.string().check(z.maxLength(200)), ''),
  sortAscending: or(flag, sortAscending),
  page: or(z.pipe(integer, z.number().check(z.minimum(1))), 1),
  pageSize: or(z.pipe(integer, z.literal(TABLE_PAGE_SIZES)), DEFAULT_TABLE_PAGE_SIZE),
});
