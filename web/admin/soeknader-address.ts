import * as z from 'zod/mini';
import { SOEKNAD_SORT_FIELDS, soeknaderParamsSchema } from '#contract/admin/soeknader.ts';
import { flag, or } from '#contract/values.ts';
import { SOEKNAD_VIS } from '#domain/soeknad-stilling.ts';

/** What can be decided, who has waited longest first. */
export const OLDEST_FIRST = { vis: 'klare', sortField: 'Ventet', sortAscending: false } as const;

/** The address of the page, which begins with that. */
export const soeknaderAddressSchema = z.extend(soeknaderParamsSchema, {
  vis: or(z.enum(SOEKNAD_VIS), OLDEST_FIRST.vis),
  sortField: or(z.enum(SOEKNAD_SORT_FIELDS), OLDEST_FIRST.sortField),
  sortAscending: or(flag, OLDEST_FIRST.sortAscending),
});
export type SoeknaderAddress = z.infer<typeof soeknaderAddressSchema>;

/** An address from before the list had parts names its kinds only, and means all of it. */
export const isOfWholeList = (search: URLSearchParams): boolean =>
  !search.has('vis') && (search.has('ny') || search.has('historikk'));

/** The list without what it is narrowed to. */
export const UNFILTERED = {
  svar: undefined,
  duplikat: undefined,
  soektFoer: undefined,
  lenge: undefined,
  klage: undefined,
} satisfies Partial<SoeknaderAddress>;
export type Filters = Pick<SoeknaderAddress, keyof typeof UNFILTERED>;

export const isFiltered = ({ svar, duplikat, soektFoer, lenge, klage }: Filters): boolean =>
  svar !== undefined || [duplikat, soektFoer, lenge, klage].includes(true);

/** Rows per page until an administrator chooses. */
export const PAGE_SIZE = 25;
