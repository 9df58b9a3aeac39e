import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import {
  DEFAULT_TABLE_PAGE_SIZE,
  type PageSize,
  sizeOf,
  sizeText,
  writeListParams,
} from '#contract/admin/list.ts';
import { readParams } from '#contract/values.ts';
import { inStorage } from '#web/api/storage.ts';

/** The parameters that every list of the administration has (contract/admin/list.ts). */
interface ListParams {
  readonly sok?: string;
  readonly page: number;
  readonly pageSize: PageSize;
}

interface Options {
  /** Rows per page until somebody chooses. The last choice counts for all lists, and an address wins over it. */
  readonly pageSize?: PageSize;
}

/**
 * The state of a list is its address: `params` reads it, `change` writes it. Every change but that of the page goes to
 * the first page. A search that is still being typed replaces its history entry, so that Back skips it.
 */
export function useListParams<S extends z.ZodMiniObject>(
  schema: S,
  { pageSize = DEFAULT_TABLE_PAGE_SIZE }: Options = {},
) {
  type Params = z.infer<S>;
  const [search, setSearch] = useSearchParams();
  // Not read again while the list is open: the addresses in the history go on meaning the same.
  const [usual] = useState(() => sizeOf(inStorage(() => localStorage.getItem(KEY))) ?? pageSize);
  const params = readParams(schema, withPageSize(search, usual));
  const change = (to: Partial<Params>) => {
    const next = { ...params, page: 1, ...to };
    const chosen = (to as Partial<ListParams>).pageSize;
    if (chosen !== undefined) inStorage(() => localStorage.setItem(KEY, sizeText(chosen)));
    setSearch(listAddress(schema, next, usual), { replace: isStillTyping(params, next) });
  };
  return {
    params,
    change,
    /** The query string of the list with these changes, from its first page. */
    searchOf: (to: Partial<Params>): string => {
      const query = listAddress(schema, { ...params, page: 1, ...to }, usual).toString();
      return query && `?${query}`;
    },
    /** Goes to the last page when the address has a later one. */
    stayWithin: (pages: number) => {
      const within = { ...params, page: Math.max(pages, 1) };
      if ((params as ListParams).page > pages)
        setSearch(listAddress(schema, within, usual), { replace: true });
    },
  };
}

/** The state as a query string, without the parameters that have their default; `usual` is that of the rows per page. */
export function listAddress(
  schema: z.ZodMiniObject,
  params: Readonly<Record<string, unknown>>,
  usual: PageSize = DEFAULT_TABLE_PAGE_SIZE,
): URLSearchParams {
  const defaults = readParams(schema, withPageSize(new URLSearchParams(), usual));
  const said = Object.entries(params).filter(([key, value]) => value !== defaults[key]);
  return writeListParams(Object.fromEntries(said));
}

/** A setting of this browser: the rows per page that were chosen last, in whichever list. */
const KEY = 'adminRaderPerSide';

/** The parameters of a list with `usual` for the rows per page where they do not say how many. */
function withPageSize(search: URLSearchParams, usual: PageSize): URLSearchParams {
  const params = new URLSearchParams(search);
  params.set('pageSize', sizeText(sizeOf(search.get('pageSize')) ?? usual));
  return params;
}

function isStillTyping(before: object, after: object): boolean {
  const [was, is] = [before, after].map((params) => (params as ListParams).sok ?? '');
  return was !== '' && is !== '' && was !== is;
}
