import * as z from 'zod/mini';
import { flag, integer, or, writeParams } from '#contract/values.ts';

/** The sizes of a page in an administrator's list. The last is called 'alle' in an address: so many rows at most. */
export const TABLE_PAGE_SIZES = [10, 25, 50, 100, 2000] as const;
export type PageSize = (typeof TABLE_PAGE_SIZES)[number];
export const DEFAULT_TABLE_PAGE_SIZE = 10;
export const ALL_ROWS = 2000 satisfies PageSize;

/** How an address writes a size. */
export const sizeText = (size: number): string => (size === ALL_ROWS ? 'alle' : String(size));
export const WRITTEN_SIZES = TABLE_PAGE_SIZES.map(sizeText);
export const sizeOf = (text: string | null): PageSize | undefined =>
  TABLE_PAGE_SIZES.find((size) => sizeText(size) === text);

const pageSizeSchema = z.pipe(
  z.enum(WRITTEN_SIZES),
  z.transform((text): PageSize => sizeOf(text)!),
);

/** The part of the address that every list of the administration has: search, page and direction. */
export const listFields = (sortAscending: boolean) => ({
  /** A part of a text, in upper or lower case. */
  sok: or(z.string().check(z.maxLength(200)), ''),
  sortAscending: or(flag, sortAscending),
  page: or(z.pipe(integer, z.number().check(z.minimum(1))), 1),
  /** An address of a page with another one has the default; a call is refused (bff/http/lists.ts). */
  pageSize: or(pageSizeSchema, DEFAULT_TABLE_PAGE_SIZE),
});

/** Writes the state of a list to an address. */
export const writeListParams = (state: Readonly<Record<string, unknown>>): URLSearchParams =>
  writeParams({
    ...state,
    ...(typeof state['pageSize'] === 'number' && { pageSize: sizeText(state['pageSize']) }),
  });
