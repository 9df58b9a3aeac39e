import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { readParams, writeParams } from '#contract/values.ts';

/** What every list of the administration has in its address (contract/admin/list.ts). */
interface ListParams {
  readonly sok?: string;
  readonly page: number;
}

/**
 * A list's state is its address: `params` reads it, `change` writes it. Whatever changes what is found or its order
 * leads to the first page. A search that is being typed replaces itself, so that Back leads to the list before it.
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
    /** Leads to the last page where the address means one after it. */
    stayWithin: (pages: number) => {
      if ((params as ListParams).page > pages)
        setSearch(listAddress(schema, { ...params, page: Math.max(pages, 1) }), { replace: true });
    },
  };
}

/** The state as an address, without what is the default anyway. */
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
