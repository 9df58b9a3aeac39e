import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { readParams, writeParams } from '#contract/values.ts';

/** The parameters that every list of the administration has (contract/admin/list.ts). */
interface ListParams {
  readonly sok?: string;
  readonly page: number;
}

/**
 * The state of a list is its address: `params` reads it, `change` writes it. Every change but that of the page goes to
 * the first page. A search that is still being typed replaces its history entry, so that Back skips it.
 */
export function useListParams<S extends z.ZodMiniObject>(schema: S) {
  type Params = z.infer<S>;
  const [search, setSearch] = useSearchParams();
  const params = readParams(schema, search);
  const change = (to: Partial<Params>) => {
    const next = { ...params, page: 1, ...to };
    setSearch(listAddress(schema, next), { replace: isStillTyping(params, next) });
  };
  return {
    params,
    change,
    /** Goes to the last page when the address has a later one. */
    stayWithin: (pages: number) => {
      if ((params as ListParams).page > pages)
        setSearch(listAddress(schema, { ...params, page: Math.max(pages, 1) }), { replace: true });
    },
  };
}

/** The state as a query string, without the parameters that have their default. */
export function listAddress(
  schema: z.ZodMiniObject,
  params: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const defaults = readParams(schema, new URLSearchParams());
  const said = Object.entries(params).filter(([key, value]) => value !== defaults[key]);
  return writeParams(Object.fromEntries(said));
}

function isStillTyping(before: object, after: object): boolean {
  const [was, is] = [before, after].map((params) => (params as ListParams).sok ?? '');
  return was !== '' && is !== '' && was !== is;
}
